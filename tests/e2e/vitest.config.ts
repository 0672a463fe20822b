import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["./support/worker.ts"],
    fileParallelism: false,
    // Pages at a time, where a file asks for several: more than that, and two cores only switch between them.
    maxConcurrency: 3,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // A page on a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
