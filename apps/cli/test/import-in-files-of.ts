/**
 * Imports a file into local D1 as `palimpsest cards import --d1 local` does, in files of SQL of a size that is given:
 * BYTES FILE CONFIG. With the size that the command uses, an import that can be killed at many places takes minutes.
 */
import * as NodeServices from "@effect/platform-node/NodeServices";
import * as FileImport from "@palimpsest/cards/FileImport";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as CardSource from "../src/card-source.ts";
import * as Wrangler from "../src/wrangler.ts";

const [bytes, file = "", config = ""] = process.argv.slice(2);

const program = Effect.gen(function* () {
  const { records } = yield* CardSource.named(Option.some(file));
  const { d1 } = yield* Wrangler.target({ where: "local", config: Option.some(config), env: Option.none() });
  yield* FileImport.run(records, { source: "s", date: "2026-11-30", longestFile: Number(bytes) }, d1);
});

await Effect.runPromise(Effect.provide(program, NodeServices.layer));
