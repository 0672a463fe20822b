/**
 * A JSON value a line in, its answer a line out, in the same order. A bad line gives an error in its place, and the rest
 * go on. Lines are answered a chunk at a time by plain functions: no program runs per line.
 */
import { type Line, LineSplitter } from "@palimpsest/core/Lines";
import type { Failure } from "@palimpsest/core/Ndjson";
import * as Ndjson from "@palimpsest/core/Ndjson";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { type StreamBroken, writeAll } from "./output.ts";

/** Some lines were answered with an error, which stands among the answers. */
export class LinesFailed extends Schema.TaggedError<LinesFailed>()("LinesFailed", {}) {}

/** The answer to one value. */
export type Handler = (value: unknown) => Result.Result<unknown, Failure>;

/** Some hundred times the longest card. An answer can be a hundred times as long as its line, and must fit in a string. */
const longestLine = 4 * 1024 * 1024;

/** Answers lines as their bytes arrive. */
export class Answers {
  readonly #handler: Handler;
  readonly #lines: LineSplitter;
  #failed = false;

  constructor(handler: Handler, limit = longestLine) {
    this.#handler = handler;
    this.#lines = new LineSplitter(limit);
  }

  /** Whether a line so far was answered with an error. */
  get failed(): boolean {
    return this.#failed;
  }

  /** The answers to the lines that end within the chunk, each with its line feed. */
  push(chunk: Uint8Array): string {
    return this.#write(this.#lines.push(chunk));
  }

  /** The answer to a last line without a line feed. */
  end(): string {
    return this.#write(this.#lines.end());
  }

  #write(lines: ReturnType<LineSplitter["push"]>): string {
    let written = "";
    for (const line of lines) {
      const answer = this.#answer(line);
      if (answer === undefined) continue;
      const { text, failed } = Ndjson.write(line.number, answer);
      if (failed) this.#failed = true;
      written += text;
    }
    return written;
  }

  #answer(line: Line): Result.Result<unknown, Failure> | undefined {
    const value = Ndjson.read(line);
    if (Result.isFailure(value)) return value;
    if (value.success === undefined) return undefined;
    try {
      return this.#handler(value.success);
    } catch (cause) {
      return Result.fail(Ndjson.unanswerable(cause));
    }
  }
}

/** Answers standard input on standard output. Fails with {@link LinesFailed} once all lines are answered. */
export const answerLines = (handler: Handler): Effect.Effect<void, LinesFailed | StreamBroken, Stdio.Stdio> =>
  Effect.gen(function* () {
    const { stdin } = yield* Stdio.Stdio;
    const answers = new Answers(handler);
    yield* stdin.pipe(
      Stream.map((chunk) => answers.push(chunk)),
      Stream.concat(Stream.sync(() => answers.end())),
      Stream.filter((written) => written !== ""),
      writeAll,
    );
    if (answers.failed) return yield* new LinesFailed();
  });
