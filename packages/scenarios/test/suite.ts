import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CardCatalogue, layerCardNames, layerStarter } from "@palimpsest/cards/CardCatalogue";
import type { GameObject } from "@palimpsest/core/Contract";
import * as Request from "@palimpsest/core/Request";
import * as Scenarios from "@palimpsest/core/Scenario";
import { Scenario } from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
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

const layer = Layer.provideMerge(layerCardNames, layerStarter);

/** Runs a scenario over the starter catalogue. */
export const run = (scenario: Scenario) =>
  Effect.runPromise(
    Effect.flatMap(CardCatalogue, ({ find }) => Scenarios.run(scenario, find)).pipe(Effect.provide(layer)),
  );

/** A card of the starter catalogue. */
export const card = (name: string): Promise<GameObject> =>
  Effect.runPromise(Effect.flatMap(CardCatalogue, ({ find }) => find(name)).pipe(Effect.provide(layer)));
