import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as Request from "@palimpsest/core/Request";
import { Scenario } from "@palimpsest/core/Scenario";
import * as Result from "effect/Result";

const root = fileURLToPath(new URL("../suite/", import.meta.url));
const decode = Request.decoder(Scenario, { strict: true });

export interface SuiteFile {
  /** Path below the suite: `612.2/nonblack.json`. */
  readonly path: string;
  readonly scenario: Scenario;
}

const read = (path: string): SuiteFile => {
  const decoded = decode(JSON.parse(readFileSync(join(root, path), "utf8")));
  if (Result.isFailure(decoded)) throw new Error(`${path}: ${decoded.failure.message}`);
  return { path, scenario: decoded.success };
};

/** Every scenario file, in the order of their paths. */
export const suite = (): ReadonlyArray<SuiteFile> =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"))
    .sort()
    .map(read);
