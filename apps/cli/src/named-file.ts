/** Files as they are named among the arguments, and what keeps one from being read, as a sentence. */
import type * as PlatformError from "effect/PlatformError";
import * as Schema from "effect/Schema";

/** The file cannot be opened or read. */
export class UnreadableFile extends Schema.TaggedError<UnreadableFile>()("UnreadableFile", {
  message: Schema.String,
}) {}

/** What stands for standard input where a file is named. */
export const standardInput = "-";

/** Why the file system did not give a file. */
export const unreadable = (path: string, error: PlatformError.PlatformError): UnreadableFile => {
  const { _tag: tag } = error.reason;
  if (tag === "NotFound") return new UnreadableFile({ message: `There is no file ${path}.` });
  if (tag === "PermissionDenied") return new UnreadableFile({ message: `The file ${path} may not be read.` });
  return new UnreadableFile({ message: `The file ${path} cannot be read: ${error.message}.` });
};
