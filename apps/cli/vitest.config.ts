import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/**/*.test.ts"], isolate: false, globalSetup: ["test/bundle.ts"], testTimeout: 300_000 },
});
