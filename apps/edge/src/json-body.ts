/** The JSON value in the body of a request, read within limits. */
import { pointerTo } from "@palimpsest/core/Request";
import * as Result from "effect/Result";
import { deepest, largestBody, longestList, longestText } from "./limits.ts";
import {
  BodyTooLarge,
  type LimitError,
  ListTooLong,
  MalformedJson,
  TextTooLong,
  TooDeep,
  UnsupportedMediaType,
} from "./request-errors.ts";
import { forget } from "./unread.ts";

const jsonType = /^application\/(?:json|[\w.!#$&^+-]{1,100}\+json)$/;
const charset = /^charset="?utf-?8"?$/;

/** The media type of a body as it is, in UTF-8; `undefined` for one that is packed, or in other letters. */
export const plainType = (headers: Headers): string | undefined => {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  const foreign = parameters
    .map((each) => each.trim())
    .some((each) => each.startsWith("charset") && !charset.test(each));
  return foreign || encoding !== "identity" ? undefined : type.trim();
};

// The first error that is made takes a millisecond or more, so none is made before it is needed.
const notJson = () =>
  new UnsupportedMediaType({
    message: "Send the body as plain JSON in UTF-8, with content-type: application/json.",
    accepted: ["application/json"],
  });

const tooLarge = () => new BodyTooLarge({ message: `A body may have ${largestBody} bytes.`, limit: largestBody });

/** A body of a known length is read at once; of others, nothing is kept once the limit is passed. */
const bytes = async (request: Request): Promise<Uint8Array | BodyTooLarge> => {
  const promised = request.headers.get("content-length");
  if (Number(promised) > largestBody) return tooLarge();
  if (promised !== null) {
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > largestBody ? tooLarge() : body;
  }
  const chunks: Array<Uint8Array> = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > largestBody) {
      if (reader !== undefined) await forget(reader);
      return tooLarge();
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

type Beyond = new (fields: { message: string; pointer: string; limit: number }) => LimitError;

/** What is beyond a limit, and the way to it from the inside out: few bodies have any, so nobody writes it down before. */
interface Excess {
  readonly error: Beyond;
  readonly limit: number;
  readonly message: string;
  readonly way: Array<string>;
}

/** Where a value goes too deep, or holds a list or a text that is too long. */
const excess = (value: unknown, depth = 0): Excess | undefined => {
  if (typeof value === "string") {
    if (value.length <= longestText) return undefined;
    return { error: TextTooLong, limit: longestText, message: `A text may have ${longestText} characters.`, way: [] };
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > deepest) {
    return { error: TooDeep, limit: deepest, message: `Nothing may stand more than ${deepest} levels deep.`, way: [] };
  }
  if (Array.isArray(value) && value.length > longestList) {
    return { error: ListTooLong, limit: longestList, message: `A list may have ${longestList} items.`, way: [] };
  }
  for (const key of Object.keys(value)) {
    const found = excess((value as Readonly<Record<string, unknown>>)[key], depth + 1);
    if (found === undefined) continue;
    found.way.push(key);
    return found;
  }
  return undefined;
};

/** The first limit that a JSON value is beyond, if any. */
export const beyond = (value: unknown): LimitError | undefined => {
  const found = excess(value);
  if (found === undefined) return undefined;
  const { error: Beyond, message, limit, way } = found;
  return new Beyond({ message, limit, pointer: pointerTo(way.toReversed()) });
};

const jsonIn = (body: Uint8Array): Result.Result<unknown, MalformedJson | LimitError> => {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : "The body is not text in UTF-8.";
    return Result.fail(new MalformedJson({ message }));
  }
  const excess = beyond(value);
  return excess === undefined ? Result.succeed(value) : Result.fail(excess);
};

/** Reads the body, or says what it is instead: of another media type, of too many bytes, no JSON, or JSON beyond the limits. */
export const jsonBody = async (
  request: Request,
): Promise<Result.Result<unknown, UnsupportedMediaType | BodyTooLarge | MalformedJson | LimitError>> => {
  if (!jsonType.test(plainType(request.headers) ?? "")) return Result.fail(notJson());
  try {
    const body = await bytes(request);
    return body instanceof BodyTooLarge ? Result.fail(body) : jsonIn(body);
  } catch {
    return Result.fail(new MalformedJson({ message: "The body ended before it was read." }));
  }
};
