/**
 * A JSON value a line in, its answer a line out, in the same order. A bad line gives an error in its place, and the rest
 * go on. How lines are read and answers are written is here; where they come from and go to is the caller's.
 */
import * as Result from "effect/Result";
import type { Line } from "./Lines.ts";

/** A typed error, of the library or of {@link read}: what it has besides is not written. */
export interface Failure {
  readonly _tag: string;
  readonly message: string;
  readonly suggestions?: ReadonlyArray<string>;
  readonly pointer?: string;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

const fail = (_tag: string, message: string): Result.Result<never, Failure> => Result.fail({ _tag, message });

/**
 * Why JSON could not be read or worked on, as the end of a sentence.
 *
 * @example
 * ```ts
 * import * as Ndjson from "@palimpsest/core/Ndjson";
 *
 * Ndjson.because(new RangeError("Maximum call stack size exceeded")); // => "it has too many levels, one in another"
 * ```
 */
export const because = (cause: unknown): string => {
  // The stack has an end, and only what is nested thousands of levels deep gets there.
  if (cause instanceof RangeError) return "it has too many levels, one in another";
  return cause instanceof Error ? cause.message : String(cause);
};

const isBlank = (text: string): boolean => !/[^ \t\r]/.test(text);

/** The text of a line; `undefined` for a blank one, which gets no answer. */
export const textOf = ({ bytes }: Line): Result.Result<string | undefined, Failure> => {
  if (bytes === undefined) return fail("LineTooLong", "This line is too long to be one card.");
  try {
    const text = utf8.decode(bytes);
    return Result.succeed(isBlank(text) ? undefined : text);
  } catch {
    return fail("InvalidJson", "This line is not UTF-8.");
  }
};

/** The JSON value of a line; `undefined`, which no JSON is, for a blank one. */
export const read = (line: Line): Result.Result<unknown, Failure> =>
  Result.flatMap(textOf(line), (text): Result.Result<unknown, Failure> => {
    try {
      return Result.succeed(text === undefined ? undefined : JSON.parse(text));
    } catch (cause) {
      return fail("InvalidJson", `This line is not JSON: ${because(cause)}.`);
    }
  });

const refusal = ({ _tag: tag, message, suggestions, pointer }: Failure, line: number): string =>
  `${JSON.stringify({ error: { tag, message, suggestions, pointer }, line })}\n`;

/** The line that stands for an answer, or for the error of the line with this number. */
export const write = (
  line: number,
  answer: Result.Result<unknown, Failure>,
): { readonly text: string; readonly failed: boolean } => {
  if (Result.isFailure(answer)) return { text: refusal(answer.failure, line), failed: true };
  try {
    return { text: `${JSON.stringify(answer.success)}\n`, failed: false };
  } catch (cause) {
    return { text: refusal(unanswerable(cause), line), failed: true };
  }
};

/** JSON nested beyond the stack can be read, but not be worked on or written. */
export const unanswerable = (cause: unknown): Failure => ({
  _tag: "Unanswerable",
  message: `This line cannot be answered: ${because(cause)}.`,
});
