import { InvalidRecord } from "@palimpsest/cards/BulkFile";
import * as Audit from "@palimpsest/core/Audit";
import * as ConfigProvider from "effect/ConfigProvider";
import * as Effect from "effect/Effect";
import * as Sink from "effect/Sink";
import * as Stdio from "effect/Stdio";
import { describe, expect, it } from "vitest";
import * as AuditReport from "../src/audit-report.ts";
import * as Progress from "../src/progress.ts";
import { plain } from "../src/style.ts";
import { Tally } from "../src/tally.ts";

const failure = (card: string, kind: Audit.Failure["kind"]): Audit.Failure => ({
  card,
  field: "oracle_text",
  kind,
  ...(kind === "property" ? { from: "Goblin", to: "Elf" } : {}),
  why: "a byte beside the words is another",
});

const place: Audit.Place = { card: "Frob\u001b\nTamer", field: "oracle_text", start: 3, end: 9, text: "Goblin" };

const audit = (parts: Partial<Audit.Audit>): Audit.Audit => ({ ...Audit.empty, cards: 1, faces: 1, ...parts });

const linesOf = (tally: Tally): ReadonlyArray<string> =>
  AuditReport.lines({ source: "cards.json", cardNames: false, tally, milliseconds: 1234 }, plain);

describe("Tally", () => {
  it("adds up as core does", () => {
    const audits = [
      Audit.card({ name: "Plague Rats", type_line: "Creature — Rat", oracle_text: "Rats attack." }),
      Audit.card({ name: "Frob", type_line: "Creature — Frob Rat", oracle_text: "Nonblack Frobs attack." }),
      audit({ unplaced: [place], failures: [failure("Frob", "property")], changes: 2 }),
    ];
    const tally = new Tally();
    for (const each of audits) tally.add(each);
    const { cards, faces, changes, words, decidedBy, unknown, unplaced, failures } = tally;
    expect({ cards, faces, changes, words, decidedBy, unknown, unplaced, failures }).toEqual(
      audits.reduce(Audit.combine, Audit.empty),
    );
    expect(tally.sound).toBe(false);
  });

  it("counts all failures and keeps the first 50", () => {
    const tally = new Tally();
    for (let card = 0; card < 30; card++) {
      tally.add(audit({ failures: [failure(`${card}`, "round-trip"), failure(`${card}`, "property")] }));
    }
    expect(tally.failureCounts).toEqual({ "round-trip": 30, property: 30 });
    expect(tally.failures).toHaveLength(50);
    expect(tally.failures.at(-1)?.card).toBe("24");
    expect(linesOf(tally)).toContain("  and 10 more");
  });

  it.each([
    ["no card", {}, true],
    ["an unknown type word", { unknown: new Map([["Frob", 1]]) }, true],
    ["an unplaced word", { unplaced: [place] }, false],
    ["a round-trip failure", { failures: [failure("Frob", "round-trip")] }, false],
  ])("is sound or not with %s", (_, parts, sound) => {
    const tally = new Tally();
    tally.add(audit(parts));
    expect(tally.sound).toBe(sound);
  });
});

describe("lines", () => {
  it("shows everything that was found, with nothing that a terminal obeys", () => {
    const tally = new Tally();
    tally.add(
      audit({
        words: new Map([
          ["color-word in use", 1200],
          ["creature-type self-name", 3],
        ]),
        unknown: new Map([["Frob", 2]]),
        unplaced: [place],
        failures: [failure("Frob", "property"), failure("Frob Tamer", "round-trip")],
        changes: 6,
      }),
    );
    const message = "Record 2, at byte 9: It is not UTF-8.";
    tally.addInvalid(new InvalidRecord({ message, reason: "not-utf8", record: 2, offset: 9, issues: [] }));
    expect(linesOf(tally).join("\n")).toBe(`cards.json
  1 card with 1 face
  6 changes tried in 1.2 s

Words by role
             colour word  basic land type  creature type
  in use           1,200                0              0
  self-name            0                0              3

Type words that no list knows, with the cards that have each
  Frob  2

Words that no judgement placed
  Goblin  Frob\\x1b\\nTamer  oracle_text  3-9

Records that are no cards
  Record 2, at byte 9: It is not UTF-8.

Failures
  Frob        oracle_text  property    Goblin -> Elf  a byte beside the words is another
  Frob Tamer  oracle_text  round-trip                 a byte beside the words is another

Found
  round-trip failures        1
  property failures          1
  unplaced words             1
  records that are no cards  1`);
  });
});

describe("progress", () => {
  it.each([
    [[1234, 0.5, 0], "Auditing [############............]  50%  1,234 cards"],
    [[1, 1, 0], "Auditing [########################] 100%  1 card"],
    [[0, 0, 0], "Auditing [........................]   0%  0 cards"],
    [[5, undefined, 0], "Auditing  5 cards"],
    [[1234, 0.25, 2000], "Auditing [######..................]  25%  1,234 cards  617/s  6 s left"],
    [[10_000, 0.5, 125_000], "Auditing [############............]  50%  10,000 cards  80/s  2:05 min left"],
    [[10_000, 1, 5000], "Auditing [########################] 100%  10,000 cards  2,000/s"],
    [[0, 0, 5000], "Auditing [........................]   0%  0 cards"],
    [[5000, undefined, 2000], "Auditing  5,000 cards  2,500/s"],
  ] as const)("draws %j", ([cards, share, milliseconds], line) => {
    expect(Progress.line({ doing: "Auditing", cards, share, milliseconds })).toBe(line);
  });

  const drawn = async (isTerminal: boolean, term: string): Promise<string> => {
    let written = "";
    const write = (text: string | Uint8Array) =>
      Effect.sync(() => {
        written += text;
      });
    const stdio = Stdio.layerTest({
      stderrIsTerminal: Effect.succeed(isTerminal),
      stderr: () => Sink.forEach(write),
    });
    const program = Effect.gen(function* () {
      const progress = yield* Progress.make;
      yield* progress(() => ({ doing: "Auditing", cards: 1, share: undefined }));
      yield* progress(() => ({ doing: "Auditing", cards: 2, share: undefined }));
    });
    const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ TERM: term }));
    await Effect.runPromise(Effect.scoped(program).pipe(Effect.provide([stdio, environment])));
    return written;
  };

  it("draws on a terminal, not more often than it can be read, and leaves no trace", async () => {
    expect(await drawn(true, "xterm")).toBe("\r\u001b[KAuditing  1 card\r\u001b[K");
  });

  it("draws nothing in a pipe, or on a terminal that cannot draw over a line", async () => {
    expect(await drawn(false, "xterm")).toBe("");
    expect(await drawn(true, "dumb")).toBe("");
  });
});
