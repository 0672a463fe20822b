import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["../e2e/support/worker.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
