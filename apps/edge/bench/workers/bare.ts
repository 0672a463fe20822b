/** Hono, Effect and Schema, and nothing else: what no Worker that is built on them can start faster than. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Hono } from "hono";

const decode = Schema.decodeUnknownEffect(Schema.Struct({ name: Schema.NonEmptyString }));
const app = new Hono();

app.get("/health", async (c) => c.json(await Effect.runPromise(decode({ name: "bare" }))));

export default app;
