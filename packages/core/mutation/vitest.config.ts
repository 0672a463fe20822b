import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Without what takes seconds for each mutant, and what reads the sources as text: those are mutated.
const leftOut = ["test/random-scenarios.test.ts", "test/Rules.test.ts", "test/changer/random.test.ts"];

export default defineConfig({
  root: here("../"),
  resolve: { alias: [{ find: /^fast-check$/, replacement: here("./few-cases.ts") }] },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: leftOut,
    testTimeout: 20_000,
    isolate: false,
    fileParallelism: false,
  },
});
