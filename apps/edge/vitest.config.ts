import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig, defineProject } from "vitest/config";

const migrations = await readD1Migrations(fileURLToPath(new URL("../../packages/cards/migrations", import.meta.url)));

/** In workerd, with the bindings of wrangler.jsonc. */
const inWorkerd = defineProject({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: "./wrangler.jsonc" },
      miniflare: {
        ratelimits: { TEST_LIMITER: { namespace_id: "1", simple: { limit: 3, period: 60 } } },
        d1Databases: { TEST_CARDS: "cards", TEST_EMPTY: "empty", TEST_BARE: "bare", TEST_SERVED: "served" },
        bindings: { TEST_MIGRATIONS: migrations },
      },
    }),
  ],
  test: {
    name: "workerd",
    include: ["test/**/*.test.ts"],
    // One workerd for all files: what the app keeps between requests changes no answer.
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

/** In Node, over sockets, against the bundle that the build left in dist. */
const overSockets = defineProject({
  test: { name: "sockets", include: ["hostile/**/*.test.ts"], testTimeout: 60_000 },
});

export default defineConfig({
  test: {
    projects: [inWorkerd, overSockets],
    // The Worker's own lines, one for each request.
    onConsoleLog: (line) => !line.startsWith('{"method":'),
  },
});
