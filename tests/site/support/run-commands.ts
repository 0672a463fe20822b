/**
 * Runs the command `palimpsest` for each list of arguments of a JSON file, all in one process, and prints the exit code
 * and the output of each: a process for every one of them would take a minute.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as NodeServices from "@effect/platform-node/NodeServices";
import * as Effect from "effect/Effect";
import { run } from "../../../apps/cli/src/palimpsest.ts";

const [node = "", script = "", file = ""] = process.argv;
// What somebody imported on this machine is not what the pages show.
process.env.XDG_DATA_HOME = fileURLToPath(new URL("./nowhere", import.meta.url));
delete process.env.PALIMPSEST_CARDS;
const write = process.stdout.write.bind(process.stdout);

const ran: Array<{ readonly code: number; readonly out: string }> = [];
for (const args of JSON.parse(readFileSync(file, "utf8")) as ReadonlyArray<ReadonlyArray<string>>) {
  process.argv = [node, script, ...args];
  let out = "";
  process.stdout.write = (chunk: string | Uint8Array, ...rest: ReadonlyArray<unknown>): boolean => {
    out += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
    for (const each of rest) if (typeof each === "function") each();
    return true;
  };
  const code = await Effect.runPromise(Effect.provide(run, NodeServices.layer));
  ran.push({ code, out });
}
process.stdout.write = write;
process.stdout.write(JSON.stringify(ran));
