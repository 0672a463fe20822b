/** HTTP/1.1 over one socket that stays open: bytes as they are given, and no more work than it takes to find where an answer ends. */
import { connect, type Socket } from "node:net";

export interface Answer {
  readonly status: number;
  /** The head as it came, with all header lines. */
  readonly head: string;
  readonly body: Buffer;
}

const endOfHead = Buffer.from("\r\n\r\n");

/** The value of a header, if an answer has it. */
export const header = ({ head }: Pick<Answer, "head">, name: string): string | undefined =>
  new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1]?.trim();

/** The chunks of a body up to the one without bytes, or nothing while that is not there. */
const chunked = (bytes: Buffer, from: number): { readonly body: Buffer; readonly end: number } | undefined => {
  const parts: Array<Buffer> = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, line), 16);
    const next = line + 2 + size + 2;
    if (Number.isNaN(size)) throw new Error("A chunk without a size.");
    if (bytes.length < next) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), end: next };
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = next;
  }
};

/** The first answer in these bytes, if it is whole, and where it ends. */
const parse = (bytes: Buffer, bodiless: boolean): { readonly answer: Answer; readonly end: number } | undefined => {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const from = end + 4;
  if (bodiless || status === 204 || status === 304)
    return { answer: { status, head, body: Buffer.alloc(0) }, end: from };
  if (/^transfer-encoding: *chunked$/im.test(head)) {
    const read = chunked(bytes, from);
    return read && { answer: { status, head, body: read.body }, end: read.end };
  }
  const to = from + Number(header({ head }, "content-length") ?? 0);
  return bytes.length < to ? undefined : { answer: { status, head, body: bytes.subarray(from, to) }, end: to };
};

export class Closed extends Error {}

/** One connection. Requests are answered one after the other. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting:
    | {
        readonly bodiless: boolean;
        readonly resolve: (answer: Answer) => void;
        readonly reject: (error: Error) => void;
      }
    | undefined;
  #closed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#look();
    });
    const close = (): void => {
      this.#closed = true;
      this.#waiting?.reject(new Closed("The connection was closed before an answer."));
      this.#waiting = undefined;
    };
    socket.on("error", close);
    socket.on("close", close);
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("error", reject);
      socket.once("connect", () => {
        socket.off("error", reject);
        resolve(new Connection(socket));
      });
    });
  }

  #look(): void {
    if (this.#waiting === undefined) return;
    const { bodiless, resolve, reject } = this.#waiting;
    try {
      const found = parse(this.#received, bodiless);
      if (found === undefined) return;
      this.#received = this.#received.subarray(found.end);
      this.#waiting = undefined;
      resolve(found.answer);
    } catch (error) {
      this.#waiting = undefined;
      reject(error as Error);
    }
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Sends bytes that are no whole request yet, or no request at all. */
  write(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  /** The next answer. Fails with `Closed` where the other side closes instead. */
  answer({ bodiless = false }: { readonly bodiless?: boolean } = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed && this.#received.length === 0) return reject(new Closed("The connection is closed."));
      this.#waiting = { bodiless, resolve, reject };
      this.#look();
    });
  }

  ask(request: Buffer, options?: { readonly bodiless?: boolean }): Promise<Answer> {
    this.#socket.write(request);
    return this.answer(options);
  }

  /** Says that no more will be sent. */
  end(): void {
    this.#socket.end();
  }

  /** Ends without a farewell, as a client does whose power goes. */
  cut(): void {
    this.#socket.resetAndDestroy();
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** A request as it goes over the wire. */
export const request = (
  method: string,
  path: string,
  {
    headers = {},
    body,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: Uint8Array | string } = {},
): Buffer => {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const lines = Object.entries({
    host: "edge.test",
    ...headers,
    ...(bytes === undefined ? {} : { "content-length": String(bytes.length) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"),
    bytes ?? Buffer.alloc(0),
  ]);
};
