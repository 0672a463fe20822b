import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { forget, unread } from "../src/unread.ts";

const kilobyte = new Uint8Array(1_024);

/** A body that counts what is taken of it. */
const body = (kilobytes: number, after: "ends" | "waits" | "fails") => {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken < kilobytes) {
        taken++;
        controller.enqueue(kilobyte);
      } else if (after === "ends") controller.close();
      else if (after === "fails") controller.error(new Error("cut"));
      else return new Promise(() => {});
    },
  });
  return { stream, taken: () => taken };
};

describe("the rest of a body", () => {
  it.each([
    ["all of it, where it ends", 100, "ends", 100, 100],
    ["what comes until it is cut", 10, "fails", 10, 10],
    ["what comes in a second", 10, "waits", 10, 10],
    ["a megabyte at most", 10_000, "ends", 1_024, 1_026],
  ] as const)("is read and forgotten: %s", async (_, kilobytes, after, least, most) => {
    const { stream, taken } = body(kilobytes, after);
    const began = Date.now();
    await forget(stream.getReader());
    expect(taken()).toBeGreaterThanOrEqual(least);
    expect(taken()).toBeLessThanOrEqual(most);
    expect(Date.now() - began).toBeLessThan(after === "waits" ? 3_000 : 900);
  });

  it("is read where the answer came without it, and left alone where it did not", async () => {
    const app = new Hono().use(unread);
    app.post("/unread", (c) => c.text("no", 415));
    app.post("/read", async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`));
    for (const [path, answer] of [
      ["/unread", "no"],
      ["/read", "51200"],
    ] as const) {
      const { stream, taken } = body(50, "ends");
      const response = await app.request(path, { method: "POST", body: stream, duplex: "half" } as RequestInit);
      expect(await response.text()).toBe(answer);
      expect(taken()).toBe(50);
    }
  });
});
