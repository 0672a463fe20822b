import type { Context } from "hono";

/** What outlives the answer, or traces it, in a Worker. Elsewhere there is none, and Hono throws. */
export const executionOf = (c: Context): Context["executionCtx"] | undefined => {
  try {
    return c.executionCtx;
  } catch {
    return undefined;
  }
};
