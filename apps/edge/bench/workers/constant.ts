/** Answers with constants behind the middleware of the app: what a request costs before anything is computed. */
import { front } from "../../src/front.ts";

/** The constants: the very answers that the app gave to the requests that it is measured with. */
interface Bindings {
  readonly BY_NAME: string;
  readonly AS_OBJECT: string;
  readonly GOT: string;
}

const json = { "content-type": "application/json", "cache-control": "no-store" };
const app = front();

for (const [path, name] of [
  ["/v1/by-name", "BY_NAME"],
  ["/v1/as-object", "AS_OBJECT"],
] as const) {
  app.post(path, async (c) => {
    await c.req.text();
    return c.body((c.env as unknown as Bindings)[name], 200, json);
  });
}
app.get("/v1/constant", (c) => c.body((c.env as unknown as Bindings).GOT, 200, json));

export default app;
