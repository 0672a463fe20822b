/** Writes the description of the API for the site, whose reference page is made from it before the site is part of the Worker. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { document } from "../openapi/document.ts";
import { app } from "../src/app.ts";

const folder = fileURLToPath(new URL("../generated/", import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}openapi.json`, `${JSON.stringify(await document(app.fetch), null, 2)}\n`);
