/** Writes the types of the client package from the description of the API. With `--check` it only looks whether they are fresh. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clientTypes } from "../openapi/client-types.ts";
import { document } from "../openapi/document.ts";
import { app } from "../src/app.ts";

const file = fileURLToPath(new URL("../../../packages/client/src/api.ts", import.meta.url));
const biome = fileURLToPath(new URL("../../../node_modules/@biomejs/biome/bin/biome", import.meta.url));

const fresh = execFileSync(process.execPath, [biome, "format", "--stdin-file-path=packages/client/src/api.ts"], {
  input: clientTypes(await document(app.fetch)),
  encoding: "utf8",
});
if (!process.argv.includes("--check")) writeFileSync(file, fresh);
else if (readFileSync(file, "utf8") !== fresh) {
  process.stderr.write(
    "packages/client/src/api.ts is not what the contract says. Write it anew:\n  npx -y pnpm@12.4.2 client-types\n",
  );
  process.exitCode = 1;
}
