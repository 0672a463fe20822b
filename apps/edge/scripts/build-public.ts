/** Puts together what the Worker serves as it is: the site, the description of the API, the page of problem types. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { document } from "../openapi/document.ts";
import { fillIn, plainPage } from "../openapi/problems-page.ts";
import { tools } from "../openapi/tools.ts";
import { app } from "../src/app.ts";
import { listPath } from "../src/tools.ts";
import { sitePolicy } from "./site-policy.ts";

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
const headers = (policy: string): string => `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: ${policy}
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

writeFileSync(join(out, listPath), JSON.stringify(tools));

const problems = join(out, "problems", "index.html");
if (existsSync(problems)) writeFileSync(problems, fillIn(readFileSync(problems, "utf8")));
else writeFileSync(join(out, "problems.html"), plainPage());

const ofSite = join(out, "_headers");
const before = existsSync(ofSite) ? `${readFileSync(ofSite, "utf8")}\n` : "";
writeFileSync(ofSite, before + headers(sitePolicy(out)));
