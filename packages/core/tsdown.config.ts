import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/*.ts", "src/text-change/*.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  // What entries share is nobody's to import: the package exports nothing of this folder.
  outputOptions: { chunkFileNames: "internal/[name]-[hash].js" },
  sourcemap: true,
  clean: true,
});
