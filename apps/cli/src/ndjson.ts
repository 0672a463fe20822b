/**
 * A JSON value a line in, its answer a line out, in the same order. A bad line gives an error in its place, and the rest
 * go on. Lines are answered a chunk at a time by plain functions: no program runs per line.
 */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { LineSplitter } from "./lines.ts";
import { type StreamBroken, writeAll } from "./output.ts";

/** Some lines were answered with an error, which stands among the answers. */
export class LinesFailed extends Schema.TaggedError<LinesFailed>()("LinesFailed", {}) {}

/** A typed error of the core, or one of this module: what it has besides is not written. */
export interface Failure {
  readonly _tag: string;
  readonly message: string;
  readonly suggestions?: ReadonlyArray<string>;
  readonly pointer?: string;
}

/** The answer to one value. */
export type Handler = (value: unknown) => Result.Result<unknown, Failure>;

/** Some hundred times the longest card. An answer can be a hundred times as long as its line, and must fit in a string. */
const longestLine = 4 * 1024 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

const fail = (_tag: string, message: string): Result.Result<never, Failure> => Result.fail({ _tag, message });

const messageOf = (cause: unknown): string => {
  // The stack has an end, and only what is nested thousands of levels deep gets there.
  if (cause instanceof RangeError) return "it has too many levels, one in another";
  return cause instanceof Error ? cause.message : String(cause);
};

const read = (bytes: Uint8Array): Result.Result<string, Failure> => {
  try {
    return Result.succeed(utf8.decode(bytes));
  } catch {
    return fail("InvalidJson", "This line is not UTF-8.");
  }
};

const parse = (text: string): Result.Result<unknown, Failure> => {
  try {
    return Result.succeed(JSON.parse(text));
  } catch (cause) {
    return fail("InvalidJson", `This line is not JSON: ${messageOf(cause)}.`);
  }
};

const isBlank = (text: string): boolean => !/[^ \t\r]/.test(text);

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
    for (const { number, bytes } of lines) {
      const answer = this.#answer(bytes);
      if (answer === undefined) continue;
      if (Result.isFailure(answer)) {
        this.#failed = true;
        const { _tag: tag, message, suggestions, pointer } = answer.failure;
        written += `${JSON.stringify({ error: { tag, message, suggestions, pointer }, line: number })}\n`;
      } else written += `${answer.success}\n`;
    }
    return written;
  }

  #answer(bytes: Uint8Array | undefined): Result.Result<string, Failure> | undefined {
    if (bytes === undefined) return fail("LineTooLong", "This line is too long to be one card.");
    const text = read(bytes);
    if (Result.isFailure(text)) return text;
    if (isBlank(text.success)) return undefined;
    const value = parse(text.success);
    if (Result.isFailure(value)) return Result.fail(value.failure);
    try {
      return Result.map(this.#handler(value.success), (answer) => JSON.stringify(answer));
    } catch (cause) {
      // JSON nested beyond the stack can be read, but not be written.
      return fail("Unanswerable", `This line cannot be answered: ${messageOf(cause)}.`);
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
