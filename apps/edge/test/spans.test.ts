import { expect, it } from "vitest";
import { app } from "../src/app.ts";
import type { RuntimeTracing } from "../src/spans.ts";
import { evolution } from "./support.ts";

const recorder = (isTraced: boolean) => {
  const spans: Array<string> = [];
  const span = (name: string) => ({
    isTraced,
    setStatus: ({ code }: { readonly code: string }) => spans.push(`${name}: ${code}`),
    end: () => spans.push(`${name}: ended`),
  });
  const tracing: RuntimeTracing = { getActiveSpan: () => span(""), startSpan: span };
  return { spans, tracing };
};

const post = async (body: unknown, tracing: RuntimeTracing | undefined): Promise<number> => {
  const request = new Request("http://edge.test/v1/apply", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await app.fetch(request, {}, { tracing, waitUntil: () => {} } as never)).status;
};

const [read, compute] = ["read /v1/apply", "compute /v1/apply"];

it("a traced request has a span for reading and one for the answer, and nothing of what was asked", async () => {
  const { spans, tracing } = recorder(true);
  expect(await post(evolution, tracing)).toBe(200);
  expect(spans).toEqual([`${read}: ok`, `${read}: ended`, `${compute}: ok`, `${compute}: ended`]);
});

it("a span ends where its work fails", async () => {
  const computing = recorder(true);
  expect(await post({ ...evolution, to: "Wall" }, computing.tracing)).toBe(422);
  expect(computing.spans.slice(2)).toEqual([`${compute}: error`, `${compute}: ended`]);
  const reading = recorder(true);
  expect(await post([], reading.tracing)).toBe(400);
  expect(reading.spans).toEqual([`${read}: error`, `${read}: ended`]);
});

it("a request that is not traced has none, and a runtime without tracing is no error", async () => {
  const { spans, tracing } = recorder(false);
  for (const each of [tracing, undefined, {}]) expect(await post(evolution, each)).toBe(200);
  expect(spans).toEqual([]);
});
