import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["./support/worker.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // A page on a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
