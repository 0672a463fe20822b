/** Requests a line each, answered as they come in: a line that is wrong gets its error in its place, and the rest go on. */
import type { ApplyRequest, ChangerRequest } from "@palimpsest/core/Contract";
import { type Line, LineSplitter } from "@palimpsest/core/Lines";
import * as Ndjson from "@palimpsest/core/Ndjson";
import type * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Endpoint, Handler } from "./endpoint.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { bodyIn } from "./input.ts";
import { beyond } from "./json-body.ts";
import { largestBatch, longestLine, mostBatchWork, mostLines, workOf } from "./limits.ts";
import { BatchTooLong } from "./request-errors.ts";
import { faultOf, logFault } from "./respond.ts";
import { forget } from "./unread.ts";

type Request = ApplyRequest | ChangerRequest;

/** What a query says for every line; a line is a card then. */
export type Shared = Omit<ChangerRequest, "card"> | undefined;

const tooMuchWork = `The answers of a batch may have ${mostBatchWork} characters, with the work for them counted in. Send the rest as another batch.`;

const nothing = new Uint8Array();

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
  readonly services: Context.Context<Services>;
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint, Services>;
  readonly shared: Shared;
  /** Whether lines are text, and no JSON. */
  readonly text: boolean;
}

/** Answers lines until one is beyond a limit of the whole batch: that is the last that gets an answer. */
class Answers<Services> {
  readonly #given: Answering<Services>;
  #spent = 0;
  /** Whether nothing more is answered. */
  full = false;

  constructor(given: Answering<Services>) {
    this.#given = given;
  }

  /** The line that stands for all lines from this one on. */
  end(line: number, message: string, limit: number): string {
    this.full = true;
    const { _tag } = new BatchTooLong({ message, pointer: "", limit });
    return Ndjson.write(line, Result.fail({ _tag, message })).text;
  }

  /** The line that stands for the answer to a line; empty for a blank one. */
  async of(line: Line): Promise<string> {
    try {
      return await this.#of(line);
    } catch (fault) {
      logFault(fault);
      const { _tag, message } = faultOf(fault);
      return Ndjson.write(line.number, Result.fail({ _tag, message })).text;
    }
  }

  async #of(line: Line): Promise<string> {
    const { number } = line;
    if (number > mostLines) return this.end(number, `A batch may have ${mostLines} lines.`, mostLines);
    const value = this.#given.text ? named(line) : Ndjson.read(line);
    if (Result.isSuccess(value) && value.success === undefined) return "";
    const request = Result.flatMap(value, (each) => this.#request(each));
    const work = workOf(line.bytes?.byteLength ?? longestLine, Result.getOrUndefined(request));
    this.#spent += work.toAnswer;
    if (this.#spent > mostBatchWork) return this.end(number, tooMuchWork, mostBatchWork);
    const answer = Result.isFailure(request) ? request : await this.#answer(request.success);
    const { text, failed } = Ndjson.write(number, answer);
    this.#spent += text.length + (failed ? work.toFail : 0);
    return text;
  }

  #request(value: unknown): Result.Result<Request, Ndjson.Failure> {
    const { endpoint, shared } = this.#given;
    const request = shared === undefined ? value : { card: value, ...shared };
    const excess = beyond(request);
    const body = excess === undefined ? bodyIn(endpoint.body ?? [], request) : Result.fail(excess);
    return Result.mapError(body as Result.Result<Request, Failure>, (failure) => this.#failure(failure));
  }

  async #answer(body: Request): Promise<Result.Result<unknown, Ndjson.Failure>> {
    const { services, handler } = this.#given;
    const program = handler({ parameters: undefined, body } as never) as Effect.Effect<unknown, Failure, Services>;
    return Result.mapError(await settle(services, program), (failure) => this.#failure(failure));
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

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The answers to the lines of a body, in pieces: the next is worked out when it is asked for. */
async function* answersOf<Services>(
  reader: Reader,
  first: ReturnType<Reader["read"]>,
  given: Answering<Services>,
): AsyncGenerator<string, void> {
  const answers = new Answers(given);
  const lines = new LineSplitter(longestLine);
  let bytes = 0;
  let number = 0;
  try {
    for (let part = await first; ; part = await reader.read()) {
      const { done, value = nothing } = part;
      const within = value.subarray(0, largestBatch - bytes);
      bytes += value.byteLength;
      let written = "";
      for (const line of done ? lines.end() : lines.push(within)) {
        number = line.number;
        written += await answers.of(line);
        if (answers.full) break;
        if (written.length < worthSending) continue;
        yield written;
        written = "";
      }
      if (!answers.full && bytes > largestBatch) {
        written += answers.end(number + 1, `A batch may have ${largestBatch} bytes.`, largestBatch);
      }
      if (written !== "") yield written;
      if (done || answers.full) break;
    }
    await forget(reader);
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
  const reader = body.getReader();
  // Begun at once: a body that nobody has begun to read when the response is returned is taken for one that nobody wants.
  const first = reader.read();
  first.catch(() => {});
  const answers = answersOf(reader, first, given);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await answers.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        // First, since the answers may be waiting for what is read.
        await reader.cancel().catch(() => {});
        await answers.return();
      },
    },
    { highWaterMark: 0 },
  );
};
