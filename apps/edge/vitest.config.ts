import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [cloudflareTest({ wrangler: { configPath: "./wrangler.jsonc" } })],
  test: {
    include: ["test/**/*.test.ts"],
    // One workerd for all files: the app keeps no state between requests.
    isolate: false,
    // The first request loads the Worker.
    testTimeout: 120_000,
    // Bundled once, effect's modules load in half the time.
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: ["client/index.js", "client/streamableHttp.js"]
            .map((name) => `@modelcontextprotocol/sdk/${name}`)
            .concat(
              [
                "Cause",
                "Context",
                "Effect",
                "Exit",
                "Layer",
                "ManagedRuntime",
                "Option",
                "Result",
                "Schema",
                "SchemaIssue",
                "SchemaParser",
              ].map((name) => `effect/${name}`),
            ),
        },
      },
    },
  },
});
