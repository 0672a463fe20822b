/** Where a command takes many cards from: the starter catalogue, a file, or standard input. */
import { createReadStream } from "node:fs";
import * as NodeStream from "@effect/platform-node/NodeStream";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { starter } from "@palimpsest/cards/Starter";
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
  /** The day on which the file was written; `undefined` for what is no file. */
  readonly written: Date | undefined;
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
  written: undefined,
  again: true,
  share: () => undefined,
});

const fromStandardInput: CardSource = {
  name: "standard input",
  records: Stream.unwrap(Effect.map(Stdio.Stdio, ({ stdin }) => BulkFile.records(Stream.mapError(stdin, broken)))),
  written: undefined,
  again: false,
  share: () => undefined,
};

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
  const source: CardSource = {
    name: path,
    records: BulkFile.records(bytes),
    written: Option.getOrUndefined(mtime),
    again: type === "File",
    share: () => (whole === 0 ? undefined : Math.min(read / whole, 1)),
  };
  return source;
});

/** The source that the argument names; without one the starter catalogue. */
export const named = (
  file: Option.Option<string>,
): Effect.Effect<CardSource, UnreadableFile, FileSystem.FileSystem> => {
  if (Option.isNone(file)) return Effect.sync(fromStarter);
  return file.value === standardInput ? Effect.succeed(fromStandardInput) : fromFile(file.value);
};
