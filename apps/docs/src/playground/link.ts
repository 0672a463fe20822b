/**
 * A value in the fragment of an address, which no server sees: its version, and JSON as base64url, since other
 * characters get lost where addresses are pasted.
 */
import { decoder } from "@palimpsest/core/Request";
import * as Result from "effect/Result";
import type * as Schema from "effect/Schema";

const version = "v1";

/** Far more than a card with all its effects needs. */
export const longest = 40_000;

/** Why a link can't be opened, as a sentence. */
interface BadLink {
  readonly message: string;
}

export interface Codec<A> {
  /** With its `#`. */
  readonly encode: (value: A) => string;
  /** `undefined` for a fragment that is none of ours: an anchor of the page, or nothing. */
  readonly decode: (fragment: string) => Result.Result<A | undefined, BadLink>;
}

const bad = (message: string): Result.Result<never, BadLink> => Result.fail({ message });

const toBase64 = (text: string): string => {
  let bytes = "";
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const fromBase64 = (text: string): string => {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};

/** No card has as many lists and objects in each other, and deeper ones can't be written out again. */
const deepest = 64;

const isTooDeep = (value: unknown): boolean => {
  let level: ReadonlyArray<unknown> = [value];
  for (let left = deepest; left >= 0 && level.length > 0; left--) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
};

const parsed = (text: string): Result.Result<unknown, BadLink> => {
  try {
    return Result.succeed(JSON.parse(fromBase64(text)));
  } catch {
    return bad("This link is damaged: a part of it is missing or was changed. Ask for it once more.");
  }
};

export const codec = <A>(schema: Schema.ConstraintDecoder<A>): Codec<A> => {
  const decodeValue = decoder(schema);
  return {
    encode: (value) => `#${version}.${toBase64(JSON.stringify(value))}`,
    decode: (fragment) => {
      const match = /^#?(v\d+)\.(.*)$/s.exec(fragment.slice(0, longest + 8));
      if (match === null) return Result.succeed(undefined);
      const [, wrote, text = ""] = match;
      if (wrote !== version) return bad("This link was made by another version of this page, which reads other links.");
      if (text.length > longest) return bad("This link is too long to be one of this page.");
      return Result.flatMap(parsed(text), (value) =>
        isTooDeep(value)
          ? bad("This link holds lists upon lists, deeper than anything that this page can show.")
          : Result.mapError(decodeValue(value), ({ issues }) => ({
              message: `This link does not hold what this page can show. ${issues[0]?.pointer ?? ""}: ${issues[0]?.message ?? ""}`,
            })),
      );
    },
  };
};
