/** Standard output. A reader that has seen enough is no error; a full disk is. */
import * as Effect from "effect/Effect";
import type * as PlatformError from "effect/PlatformError";
import * as Predicate from "effect/Predicate";
import * as Schema from "effect/Schema";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";

/** Standard input cannot be read, or standard output not written. */
export class StreamBroken extends Schema.TaggedError<StreamBroken>()("StreamBroken", { message: Schema.String }) {}

const causeOf = ({ reason }: PlatformError.PlatformError): unknown =>
  Predicate.hasProperty(reason, "cause") ? reason.cause : undefined;

/** A reader such as `head` has closed the pipe. */
const readerIsGone = (error: PlatformError.PlatformError): boolean => {
  const cause = causeOf(error);
  return Predicate.hasProperty(cause, "code") && cause.code === "EPIPE";
};

/** A failure of standard input or output as a sentence. */
export const broken = (error: PlatformError.PlatformError): StreamBroken => {
  const cause = causeOf(error);
  const why = cause instanceof Error ? cause.message : error.message;
  const what = error.reason.method === "stdin" ? "Standard input cannot be read" : "Standard output cannot be written";
  return new StreamBroken({ message: `${what}: ${why}.` });
};

/** Writes a stream of texts as they come, no faster than they are read. */
export const writeAll = (
  texts: Stream.Stream<string, PlatformError.PlatformError>,
): Effect.Effect<void, StreamBroken, Stdio.Stdio> =>
  Effect.gen(function* () {
    const stdio = yield* Stdio.Stdio;
    yield* Stream.run(texts, stdio.stdout());
  }).pipe(Effect.catch((error) => (readerIsGone(error) ? Effect.void : Effect.fail(broken(error)))));

/** Writes lines. */
export const print = (lines: ReadonlyArray<string>): Effect.Effect<void, StreamBroken, Stdio.Stdio> =>
  writeAll(Stream.succeed(`${lines.join("\n")}\n`));

/** Writes a value as indented JSON. */
export const printJson = (value: unknown): Effect.Effect<void, StreamBroken, Stdio.Stdio> =>
  print([JSON.stringify(value, null, 2)]);
