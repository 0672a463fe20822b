/** Writes the types of the client package from the description of the API. `tests/clients` looks whether they are fresh. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { clientTypes } from "../openapi/client-types.ts";
import { document } from "../openapi/document.ts";
import { formatted } from "../openapi/formatted.ts";
import { app } from "../src/app.ts";

const path = "packages/client/src/api.ts";

writeFileSync(
  fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
  formatted(clientTypes(await document(app.fetch)), path),
);
