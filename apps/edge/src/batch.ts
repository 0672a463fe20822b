/** Requests a line each, answered as they come in: a line that is wrong gets its error in its place, and the rest go on. */
import type { ApplyRequest, ChangerRequest } from "@palimpsest/core/Contract";
import { type Line, LineSplitter } from "@palimpsest/core/Lines";
import * as Ndjson from "@palimpsest/core/Ndjson";
import * as Effect from "effect/Effect";
import type * as ManagedRuntime from "effect/ManagedRuntime";
import * as Result from "effect/Result";
import type { Endpoint, Handler } from "./endpoint.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { bodyIn } from "./input.ts";
import { beyond } from "./json-body.ts";
import { largestBatch, longestLine, mostBatchWork, mostLines, workOf } from "./limits.ts";
import { BatchTooLong } from "./request-errors.ts";
import { logFault } from "./respond.ts";

/** What a query says for every line; a line is a card then. */
export type Shared = Omit<ChangerRequest, "card"> | undefined;

const lineFeed = new TextEncoder().encode("\n");

/** "4 Goblin King", "4x Goblin King (M10) 139": how decks are written down. */
const inDeck = (line: string): string =>
  line
    .trim()
    .replace(/^\d{1,3}x? +(?=\S)/i, "")
    .replace(/ \([A-Z\d]{2,6}\)(?: \S{1,8})?$/, "");

/** The JSON value of a line of text: the name of a card. */
const named = (line: Line): Result.Result<unknown, Ndjson.Failure> =>
  Result.map(Ndjson.textOf(line), (text) => (text === undefined ? undefined : inDeck(text)));

/** The place of an error in a line that is a card. What is wrong with the query stands in no line. */
const inCard = (pointer: string): string | undefined =>
  pointer.startsWith("/card/") || pointer === "/card" ? pointer.slice("/card".length) : undefined;

interface Answering<Services> {
  readonly runtime: ManagedRuntime.ManagedRuntime<Services, never>;
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint, Services>;
  readonly shared: Shared;
  /** Whether lines are text, and no JSON. */
  readonly text: boolean;
}

/** Answers lines until one is beyond a limit of the whole batch: that is the last that gets an answer. */
class Answers<Services> {
  readonly #given: Answering<Services>;
  #work = 0;
  /** Whether nothing more is answered. */
  full = false;

  constructor(given: Answering<Services>) {
    this.#given = given;
  }

  #stop(message: string, limit: number): Result.Result<never, Ndjson.Failure> {
    this.full = true;
    const { _tag } = new BatchTooLong({ message, pointer: "", limit });
    return Result.fail({ _tag, message });
  }

  /** The line that stands for the answer to a line; empty for a blank one. */
  async of(line: Line): Promise<string> {
    const answer = await this.#answer(line);
    if (Result.isSuccess(answer) && answer.success === undefined) return "";
    return Ndjson.write(line.number, answer).text;
  }

  /** The line that stands for all lines from this one on. */
  rest(line: number): string {
    return Ndjson.write(line, this.#stop(`A batch may have ${largestBatch} bytes.`, largestBatch)).text;
  }

  async #answer(line: Line): Promise<Result.Result<unknown, Ndjson.Failure>> {
    const { runtime, handler, text } = this.#given;
    if (line.number > mostLines) return this.#stop(`A batch may have ${mostLines} lines.`, mostLines);
    const value = text ? named(line) : Ndjson.read(line);
    if (Result.isFailure(value) || value.success === undefined) return value;
    const program = Effect.flatMap(this.#request(value.success), (body) => {
      this.#work += workOf(body);
      return this.#work > mostBatchWork ? Effect.succeed(undefined) : handler({ parameters: undefined, body } as never);
    });
    try {
      const settled = await settle(runtime, program as Effect.Effect<unknown, Failure, Services>);
      if (this.#work > mostBatchWork) {
        return this.#stop(`A batch may change ${mostBatchWork} characters of text in all.`, mostBatchWork);
      }
      return Result.mapError(settled, (failure) => this.#failure(failure));
    } catch (fault) {
      logFault(fault);
      return Result.fail({ _tag: "InternalError", message: "The service failed to answer this line." });
    }
  }

  #request(value: unknown): Effect.Effect<ApplyRequest | ChangerRequest, Failure> {
    const { endpoint, shared } = this.#given;
    const request = shared === undefined ? value : { card: value, ...shared };
    const excess = beyond(request);
    return excess === undefined
      ? (bodyIn(endpoint.body ?? [], request) as Effect.Effect<ApplyRequest | ChangerRequest, Failure>)
      : Effect.fail(excess);
  }

  #failure(failure: Failure): Ndjson.Failure {
    const [error, [issue]] = blame(this.#given.endpoint, failure);
    const pointer = this.#given.shared === undefined ? issue?.pointer : inCard(issue?.pointer ?? "");
    const { suggestions } = error as { readonly suggestions?: ReadonlyArray<string> };
    return {
      _tag: error._tag,
      message: error.message,
      ...(suggestions === undefined ? {} : { suggestions }),
      ...(pointer === undefined ? {} : { pointer }),
    };
  }
}

/** Long enough that a piece is worth sending, short enough that it is soon there. */
const worthSending = 16_384;

/** The answers to the lines of a body, in pieces: the next is worked out when it is asked for. */
async function* answersOf<Services>(
  body: ReadableStream<Uint8Array>,
  given: Answering<Services>,
): AsyncGenerator<string, void> {
  const answers = new Answers(given);
  const lines = new LineSplitter(longestLine);
  const reader = body.getReader();
  let bytes = 0;
  let number = 0;
  try {
    for (let open = true; open; ) {
      const { done, value = lineFeed } = await reader.read();
      bytes += done ? 0 : value.byteLength;
      open = !done && bytes <= largestBatch;
      const within = bytes > largestBatch ? value.subarray(0, value.byteLength - (bytes - largestBatch)) : value;
      let written = "";
      for (const line of done ? lines.end() : lines.push(within)) {
        number = line.number;
        written += await answers.of(line);
        if (answers.full) break;
        if (written.length < worthSending) continue;
        yield written;
        written = "";
      }
      if (!answers.full && bytes > largestBatch) written += answers.rest(number + 1);
      if (written !== "") yield written;
      if (answers.full) return;
    }
  } finally {
    // Nobody reads what is left: the client went away, or a limit is passed.
    await reader.cancel().catch(() => {});
  }
}

/** The answers as a stream that works no faster than it is read. */
export const answerLines = <Services>(
  body: ReadableStream<Uint8Array>,
  given: Answering<Services>,
): ReadableStream<Uint8Array> => {
  const answers = answersOf(body, given);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await answers.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await answers.return();
      },
    },
    { highWaterMark: 0 },
  );
};
