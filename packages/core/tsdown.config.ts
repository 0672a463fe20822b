import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/*.ts", "src/text-change/*.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  sourcemap: true,
  clean: true,
});
