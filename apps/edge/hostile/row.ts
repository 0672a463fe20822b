/** A hostile request as data, with the one answer that is right. */

/** A problem by its tag, with the place in the request that it is about. */
interface Refused {
  readonly status: number;
  readonly tag: string;
  readonly pointer?: string;
}

/** A batch, by the lines of its answer: "ok", or the number of a bad line and its tag. */
interface Lined {
  readonly status: 200;
  readonly lines: ReadonlyArray<string>;
}

/** `closed`: no answer, for one side of the connection has gone. */
export type Expected = Refused | Lined | { readonly status: 200 | 202 | 204 | 304 | 400 | 404 | 405 } | "closed";

/** What is done to a connection, in order. */
export type Act =
  | { readonly send: string | Uint8Array }
  /** Milliseconds. */
  | { readonly wait: number }
  /** The client says that it sends no more, and still listens. */
  | "end"
  /** The client is gone. */
  | "cut";

export interface Row {
  readonly name: string;
  readonly method: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** In the place of method, path, headers and body: the bytes themselves. */
  readonly acts?: ReadonlyArray<Act>;
  readonly expected: Expected;
}

export const json = { "content-type": "application/json" };

export const ok = { status: 200 } as const;
export const malformed = { status: 400, tag: "MalformedJson" } as const;
export const tooLarge = { status: 413, tag: "BodyTooLarge" } as const;
export const unsupported = { status: 415, tag: "UnsupportedMediaType" } as const;
export const notFound = { status: 404, tag: "NotFound" } as const;
export const notAllowed = { status: 405, tag: "MethodNotAllowed" } as const;
export const unknownCard = { status: 404, tag: "UnknownCard" } as const;
export const invalid = (pointer: string) => ({ status: 400, tag: "InvalidRequest", pointer }) as const;
/** A well-formed request that can't be done. */
export const refused = (tag: string, pointer: string) => ({ status: 422, tag, pointer }) as const;

/** A body sent as it is, as JSON. */
export const sent = (path: string, name: string, body: string | Uint8Array, expected: Expected): Row => ({
  name: `${path}: ${name}`,
  method: "POST",
  path,
  headers: json,
  body,
  expected,
});

/** A value sent as JSON. */
export const posted = (path: string, name: string, value: unknown, expected: Expected): Row =>
  sent(path, name, JSON.stringify(value), expected);

export const got = (path: string, expected: Expected, headers: Readonly<Record<string, string>> = {}): Row => ({
  name: `GET ${path.length > 80 ? `${path.slice(0, 80)}…` : path}`,
  method: "GET",
  path,
  headers,
  expected,
});

/** A good request, to be made hostile. */
export const evolution = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" };

export const query = (parameters: Readonly<Record<string, string>>): string =>
  `/v1/apply?${new URLSearchParams(parameters)}`;

export const card = (fields: object = {}) => ({ name: "X", type_line: "Creature", ...fields });

export const change = { kind: "replace-word", class: "color-word", from: "red", to: "blue" };

export const apply = "/v1/apply";
export const analyze = "/v1/analyze";
