import type { D1Database } from "@cloudflare/workers-types";
import { Card } from "@palimpsest/core/Contract";
import { IllegalTarget, UnknownCard } from "@palimpsest/core/Errors";
import * as Effect from "effect/Effect";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { serve } from "../src/effect-hono.ts";
import type { Endpoint, Handler } from "../src/endpoint.ts";
import { located } from "../src/located.ts";
import { fault } from "../src/respond.ts";
import { servicesOf } from "../src/services.ts";
import { problemIn } from "./support.ts";

const row = {
  method: "get",
  path: "/x",
  success: Card,
  errors: ["UnknownCard"],
} as const satisfies Endpoint;

const places = { object: "/card", changer: "/with", edition: "/edition" };
const unknown = new UnknownCard({ message: "None.", input: "x", suggestions: [] });
const illegal = new IllegalTarget({ message: "No.", rule: "115.1", zone: "hand" });

it("lets a handler fail with what its row declares, and with nothing else", () => {
  type Declared = Handler<typeof row, never>;
  const declared: Declared = () => Effect.fail(located(places)(unknown));
  // @ts-expect-error: IllegalTarget is not declared.
  const undeclared: Declared = () => Effect.fail(located(places)(illegal));
  // @ts-expect-error: an error without a tag is no error of an operation.
  const plain: Declared = () => Effect.fail(new Error("x"));
  // @ts-expect-error: the row promises a card.
  const other: Declared = () => Effect.succeed(1);
  expect([declared, undeclared, plain, other].length).toBe(4);
});

it("answers a fault with a 500 that says nothing about it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = new Hono();
  broken.get(
    "/x",
    serve(servicesOf, row, () => Effect.die(new Error("secret"))),
  );
  broken.onError(fault);
  const response = await broken.request("/x");
  expect(response.status).toBe(500);
  expect(JSON.stringify(await problemIn(response))).not.toContain("secret");
  expect(log).toHaveBeenCalledOnce();
  // The message may quote the request; where it happened does not.
  const line = JSON.parse(log.mock.calls[0]?.[0]);
  expect([line.fault, JSON.stringify(line).includes("secret")]).toEqual(["Error", false]);
  expect(line.at[0]).toContain("handler.test");
  log.mockRestore();
});

it("makes its services once for each database that it is bound to", () => {
  const database = () => ({}) as D1Database;
  const [one, other] = [database(), database()];
  const made = [undefined, {}, { CARDS: one }, { CARDS: other }].map(servicesOf);
  expect([undefined, {}, { CARDS: one }, { CARDS: other }].map(servicesOf).every((each, at) => each === made[at])).toBe(
    true,
  );
  expect([made[0] === made[1], new Set(made).size]).toEqual([true, 3]);
});

it("has the stack of an error again once the Worker is there", async () => {
  await import("../src/index.ts");
  expect(new Error("x").stack).toContain("handler.test");
});
