/**
 * What a client still sends once its answer is known: it is read and forgotten, within bounds. A connection that is closed
 * with bytes unread is reset, and the reset may overtake the answer (RFC 9112, 9.6).
 */
import type { MiddlewareHandler } from "hono";
import { largestBody } from "./limits.ts";

/** Bytes. Who sends more may see the connection closed instead of an answer. */
const mostForgotten = 4 * largestBody;

/** Milliseconds that an answer may wait for the rest of its request. */
const patience = 1_000;

/** Reads the rest of a body. Never fails: the answer is known, whatever becomes of the request. */
export const forget = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ readonly done: true }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true }), patience);
  });
  try {
    for (let left = mostForgotten; left > 0; ) {
      const part = await Promise.race([reader.read(), late]);
      if (part.done) break;
      left -= part.value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has gone.
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
};

/** Forgets the body of a request that was answered without it. */
export const unread: MiddlewareHandler = async (c, next) => {
  await next();
  const { raw } = c.req;
  if (raw.bodyUsed || raw.body === null || raw.body.locked) return;
  await forget(raw.body.getReader());
};
