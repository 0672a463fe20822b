/** Puts together what the Worker serves as it is: the site, the description of the API, the page of problem types. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { document } from "../openapi/document.ts";
import { problemsPage } from "../openapi/problems-page.ts";
import { app } from "../src/app.ts";

const out = fileURLToPath(new URL("../public/", import.meta.url));

/** The folder of the built site, if there is one. */
const builtSite = (): string | undefined => {
  try {
    const folder = fileURLToPath(new URL("./dist/", import.meta.resolve("@palimpsest/docs/package.json")));
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
};

/** Headers of assets; those of the Worker's own answers are set in `src/cross-origin.ts`. */
const headers = `/*
  X-Content-Type-Options: nosniff
  Allow: GET, HEAD
/openapi.json
  Access-Control-Allow-Origin: *
  Content-Type: application/json
`;

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const site = builtSite();
if (site === undefined) {
  process.stderr.write("There is no built site (apps/docs/dist): the Worker will serve the API alone.\n");
} else {
  cpSync(site, out, { recursive: true });
}

writeFileSync(join(out, "openapi.json"), `${JSON.stringify(await document(app.fetch), null, 2)}\n`);

if (!existsSync(join(out, "problems"))) writeFileSync(join(out, "problems.html"), problemsPage());

const ofSite = join(out, "_headers");
writeFileSync(ofSite, `${existsSync(ofSite) ? `${readFileSync(ofSite, "utf8")}\n` : ""}${headers}`);
