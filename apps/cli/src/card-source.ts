/** Where a command takes many cards from: the starter catalogue, a file, or standard input. */
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import * as NodeStream from "@effect/platform-node/NodeStream";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { starter } from "@palimpsest/cards/Starter";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as FileSystem from "effect/FileSystem";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { standardInput, UnreadableFile, unreadable } from "./named-file.ts";
import { broken, type StreamBroken } from "./output.ts";

export interface CardSource {
  /** The file as it was named, or what it is otherwise. */
  readonly name: string;
  readonly records: Stream.Stream<
    BulkFile.BulkRecord,
    BulkFile.InvalidBulkFile | StreamBroken | UnreadableFile,
    Stdio.Stdio
  >;
  /**
   * The day of the cards, YYYY-MM-DD, once they are read: what the file says (MTGJSON) or its name (Scryfall's), else the
   * newest printing that is out, else the day on which the file was written. `undefined` where nothing tells.
   */
  readonly date: () => string | undefined;
  /** Whether `records` can be run a second time. */
  readonly again: boolean;
  /** How much has been read in the run at hand, from 0 to 1; `undefined` if nobody knows how much there is. */
  readonly share: () => number | undefined;
}

const fromStarter = (): CardSource => ({
  name: "starter catalogue",
  records: Stream.map(
    Stream.fromIterable(starter().cards),
    (card): BulkFile.BulkRecord => Result.succeed({ ...card, type_line: card.type_line ?? "" }),
  ),
  date: () => starter().origin.date,
  again: true,
  share: () => undefined,
});

/** As dates are written in files of cards: YYYY-MM-DD. */
export const day = (date: Date): string => date.toISOString().slice(0, 10);

const isDay = (text: unknown): text is string => typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The day in a file's name: oracle-cards-20261130100204.json. */
const dayInName = (path: string): string | undefined => {
  const [, year, month, date] =
    /(?<!\d)(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])(?:\d{6})?(?!\d)/.exec(basename(path)) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${date}`;
};

/** The records of a file, and the day that they tell. Cards are previewed: one that is not out by `latest` tells none. */
const dated = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>, latest: string) => {
  let told: string | undefined;
  let newest: string | undefined;
  const onDate = (date: string): void => {
    told = date;
  };
  const records = Stream.map(BulkFile.records(bytes, { onDate }), (record) => {
    const released = Result.isSuccess(record) ? record.success.released_at : undefined;
    if (isDay(released) && released <= latest && (newest === undefined || released > newest)) newest = released;
    return record;
  });
  return { records, told: () => told, newest: () => newest };
};

const fromStandardInput = Effect.gen(function* () {
  const { stdin } = yield* Stdio.Stdio;
  const today = day(new Date(yield* Clock.currentTimeMillis));
  const { records, told, newest } = dated(Stream.mapError(stdin, broken), today);
  const source: CardSource = {
    name: "standard input",
    records,
    date: () => told() ?? newest(),
    again: false,
    share: () => undefined,
  };
  return source;
});

const fromFile = Effect.fnUntraced(function* (path: string) {
  const files = yield* FileSystem.FileSystem;
  const { type, size, mtime } = yield* Effect.mapError(files.stat(path), (error) => unreadable(path, error));
  if (type === "Directory") return yield* new UnreadableFile({ message: `${path} is a folder.` });
  const whole = type === "File" ? Number(size) : 0;
  let read = 0;
  // Not the FileSystem's own stream: that reads at positions, which a pipe such as <(...) does not have.
  const bytes = Stream.suspend(() => {
    read = 0;
    return NodeStream.fromReadable<Uint8Array, UnreadableFile>({
      evaluate: () => createReadStream(path),
      onError: (cause) => {
        const why = cause instanceof Error ? cause.message : String(cause);
        return new UnreadableFile({ message: `The file ${path} cannot be read: ${why}.` });
      },
    });
  }).pipe(
    Stream.map((chunk) => {
      read += chunk.length;
      return chunk;
    }),
  );
  const written = Option.getOrUndefined(Option.map(mtime, day));
  const { records, told, newest } = dated(bytes, written ?? "");
  const source: CardSource = {
    name: path,
    records,
    date: () => told() ?? dayInName(path) ?? newest() ?? written,
    again: type === "File",
    share: () => (whole === 0 ? undefined : Math.min(read / whole, 1)),
  };
  return source;
});

/** The source that the argument names; without one the starter catalogue. */
export const named = (
  file: Option.Option<string>,
): Effect.Effect<CardSource, UnreadableFile, FileSystem.FileSystem | Stdio.Stdio> => {
  if (Option.isNone(file)) return Effect.sync(fromStarter);
  return file.value === standardInput ? fromStandardInput : fromFile(file.value);
};
