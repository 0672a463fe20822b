/** Runs the command in this process, with arguments, standard streams and an environment of its own. */
import { format } from "node:util";
import * as NodeServices from "@effect/platform-node/NodeServices";
import * as ConfigProvider from "effect/ConfigProvider";
import * as Console from "effect/Console";
import * as TerminalCapabilities from "effect/cli/TerminalCapabilities";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Sink from "effect/Sink";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { run } from "../src/palimpsest.ts";
import type { Run } from "./palimpsest.ts";

export interface Given {
  readonly args: ReadonlyArray<string>;
  /** Standard input, in the chunks in which it comes. */
  readonly input: Iterable<string | Uint8Array>;
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
}

/** What was written, and where more is written to. */
const written = () => {
  const chunks: Array<Uint8Array> = [];
  const write = (chunk: string | Uint8Array): void => void chunks.push(Buffer.from(chunk));
  const writing = (chunk: string | Uint8Array) => Effect.sync(() => write(chunk));
  const sink = () => Sink.forEach(writing);
  const line = (...values: ReadonlyArray<unknown>): void => write(`${format(...values)}\n`);
  return { sink, line, text: () => Buffer.concat(chunks).toString() };
};

export const inProcess = async ({ args, input, env, cwd }: Given): Promise<Run> => {
  const out = written();
  const err = written();
  const stdio = Layer.succeed(
    Stdio.Stdio,
    Stdio.make({
      args: Effect.succeed(args),
      stdin: Stream.map(Stream.fromIterable(input, { chunkSize: 1 }), (chunk) => Uint8Array.from(Buffer.from(chunk))),
      stdout: out.sink,
      stderr: err.sink,
    }),
  );
  const services = Layer.provideMerge(TerminalCapabilities.layer, Layer.merge(NodeServices.layer, stdio)).pipe(
    Layer.provideMerge(ConfigProvider.layer(ConfigProvider.fromEnvRecord(env))),
    Layer.provideMerge(Layer.succeed(Console.Console, { ...console, log: out.line, error: err.line })),
  );
  const folder = process.cwd();
  process.chdir(cwd);
  try {
    return { code: await Effect.runPromise(Effect.provide(run, services)), stdout: out.text(), stderr: err.text() };
  } finally {
    process.chdir(folder);
  }
};
