import { defineConfig } from "vitest/config";

// A test packs the package, and compiles an example against what was packed.
export default defineConfig({ test: { include: ["test/**/*.test.ts"], testTimeout: 120_000 } });
