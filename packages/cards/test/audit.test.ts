import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { describe, expect, it } from "@effect/vitest";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { starter } from "@palimpsest/cards/Starter";
import * as Audit from "@palimpsest/core/Audit";
import type { Card } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";

const corpus = process.env.PALIMPSEST_CORPUS;
const patience = 300_000;

/** What is wrong with the cards, and how much was looked at. */
class Findings {
  cards = 0;
  changes = 0;
  readonly failures: Array<Audit.Failure> = [];
  readonly unplaced: Array<Audit.Place> = [];
  readonly invalid: Array<string> = [];

  add(card: Card): void {
    const { changes, failures, unplaced } = Audit.card(card);
    this.cards++;
    this.changes += changes;
    this.failures.push(...failures);
    this.unplaced.push(...unplaced);
  }

  check(): void {
    expect(this.invalid).toEqual([]);
    expect(this.failures.filter(({ kind }) => kind === "round-trip")).toEqual([]);
    expect(this.failures.filter(({ kind }) => kind === "property")).toEqual([]);
    expect(this.unplaced).toEqual([]);
  }
}

describe("the audit finds nothing", () => {
  it("in the starter catalogue", { timeout: patience }, () => {
    const findings = new Findings();
    for (const card of starter().cards) findings.add(card);
    findings.check();
    expect(findings.cards).toBe(starter().cards.length);
    expect(findings.changes).toBeGreaterThan(findings.cards);
    if (corpus === undefined || corpus === "") {
      console.info("PALIMPSEST_CORPUS names no file: the starter catalogue alone was audited.");
    }
  });

  if (corpus === undefined || corpus === "") return;
  it("in the cards of PALIMPSEST_CORPUS", { timeout: patience }, async () => {
    const findings = new Findings();
    const bytes = Stream.fromReadableStream<Uint8Array, unknown>({
      evaluate: () => Readable.toWeb(createReadStream(corpus)) as ReadableStream<Uint8Array>,
      onError: (cause) => cause,
    });
    const audited = Stream.runForEach(BulkFile.records(bytes), (record) =>
      Effect.sync(() => {
        if (Result.isSuccess(record)) findings.add(record.success);
        else findings.invalid.push(record.failure.message);
      }),
    );
    await Effect.runPromise(audited);
    findings.check();
    expect(findings.cards).toBeGreaterThan(0);
  });
});
