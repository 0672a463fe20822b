/** Scenario files: found among the arguments, read and run. What is wrong with one is no error of the others. */
import { join } from "node:path";
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import { because, type Failure } from "@palimpsest/core/Ndjson";
import * as Request from "@palimpsest/core/Request";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as FileSystem from "effect/FileSystem";
import * as Result from "effect/Result";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { standardInput, UnreadableFile, unreadable } from "./named-file.ts";
import { broken } from "./output.ts";

/** A file that is there, or is not: that shows when it is read. */
export interface ScenarioFile {
  /** Relative to the caller's folder, if it was named so. */
  readonly name: string;
  readonly bytes: Effect.Effect<Uint8Array, UnreadableFile>;
}

/** A scenario that was run. */
export interface Ran {
  readonly title: string;
  /** How many steps it has. */
  readonly steps: number;
  readonly findings: ReadonlyArray<Scenario.Finding>;
}

/** What became of a file. */
export interface Answer {
  readonly file: string;
  readonly result: Result.Result<Ran, Failure>;
}

const fromStandardInput = Effect.map(Stdio.Stdio, ({ stdin }): ReadonlyArray<ScenarioFile> => {
  const chunks = Stream.runCollect(Stream.mapError(stdin, broken));
  const bytes = Effect.map(chunks, (all) => Buffer.concat(all));
  return [{ name: "standard input", bytes: Effect.mapError(bytes, ({ message }) => new UnreadableFile({ message })) }];
});

const fromPath = Effect.fnUntraced(function* (
  path: string,
): Effect.fn.Return<ReadonlyArray<ScenarioFile>, never, FileSystem.FileSystem> {
  const files = yield* FileSystem.FileSystem;
  const isFolder = (name: string) =>
    Effect.match(files.stat(name), { onFailure: () => false, onSuccess: ({ type }) => type === "Directory" });
  const file = (name: string): ScenarioFile => ({
    name,
    bytes: Effect.mapError(files.readFile(name), (error) => unreadable(name, error)),
  });
  if (!(yield* isFolder(path))) return [file(path)];
  const listed = yield* Effect.result(files.readDirectory(path, { recursive: true }));
  if (Result.isFailure(listed)) return [{ name: path, bytes: Effect.fail(unreadable(path, listed.failure)) }];
  const names = listed.success
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(path, name));
  const found = yield* Effect.filter(names, (name) => Effect.map(isFolder(name), (folder) => !folder));
  if (found.length > 0) return found.map(file);
  return [{ name: path, bytes: Effect.fail(new UnreadableFile({ message: `No .json file is in ${path}.` })) }];
});

/** The files that the arguments name, in their order; for a folder every .json file below it, sorted. */
export const named = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const files: Array<ScenarioFile> = [];
  for (const path of paths) files.push(...(yield* path === standardInput ? fromStandardInput : fromPath(path)));
  return files;
});

const utf8 = new TextDecoder("utf-8", { fatal: true });

const failure = (_tag: string, message: string, pointer?: string): Failure => ({
  _tag,
  message,
  ...(pointer === undefined ? {} : { pointer }),
});

const parse = (bytes: Uint8Array): Result.Result<unknown, Failure> => {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return Result.fail(failure("InvalidJson", "This is not UTF-8."));
  }
  try {
    return Result.succeed(JSON.parse(text));
  } catch (cause) {
    return Result.fail(failure("InvalidJson", `This is not JSON: ${because(cause)}.`));
  }
};

const decode = Request.decoder(Scenario.Scenario, { strict: true });

/** Reads a file and runs it. */
export const answer = ({ name, bytes }: ScenarioFile): Effect.Effect<Answer, never, CardCatalogue> =>
  Effect.gen(function* () {
    const { find } = yield* CardCatalogue;
    const value = yield* Effect.fromResult(parse(yield* bytes));
    const scenario = yield* Effect.fromResult(decode(value));
    const findings = yield* Effect.mapError(Scenario.run(scenario, find), (error) =>
      failure(error._tag, error.message, Scenario.placeOf(scenario, error) || undefined),
    );
    return { title: scenario.title, steps: scenario.steps.length, findings };
  }).pipe(
    Effect.catchDefect((defect) =>
      Effect.fail(failure("Unanswerable", `This scenario cannot be run: ${because(defect)}.`)),
    ),
    Effect.result,
    Effect.map((result) => ({ file: name, result })),
  );
