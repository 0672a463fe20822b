import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/main.ts"],
  format: "esm",
  platform: "node",
  fixedExtension: false,
  target: "node22.19",
  sourcemap: true,
  clean: true,
});
