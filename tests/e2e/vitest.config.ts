import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["./support/worker.ts"],
    // Each test waits until its page is quiet: meanwhile another file's may go on.
    maxWorkers: 2,
    // Pages at a time, where a file asks for several: more than that, and two cores only switch between them.
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // A page on a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
  },
});
