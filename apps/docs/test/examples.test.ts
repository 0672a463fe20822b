import { newest } from "@palimpsest/core/RulesEdition";
import { Scenario } from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { cited } from "../src/example/cited.ts";
import { type Example, groups, scenarioOf } from "../src/example/Example.ts";
import { facts } from "../src/example/found.ts";
import { labels } from "../src/example/labels.ts";
import { timelines } from "../src/example/timeline.ts";
import { told } from "../src/example/told.ts";
import { playgroundOf, stateOf } from "../src/example/tools.ts";
import { changed, work } from "../src/example/worked.ts";
import { byGroup, examples } from "../src/examples.ts";
import * as Pieces from "../src/pieces.ts";
import { codec } from "../src/playground/link.ts";
import { State } from "../src/playground/State.ts";
import { own, subrules } from "../src/rules/numbering.ts";

const one = (slug: string): Example => {
  const found = examples.find((example) => example.slug === slug);
  if (found === undefined) throw new Error(`There is no example ${slug}.`);
  return found;
};
const worked = (slug: string) => Effect.runPromise(work(one(slug)));

describe("the worked examples", () => {
  it("stand in their groups, each with a page of its own", () => {
    expect(Object.keys(byGroup)).toEqual(groups);
    expect(new Set(examples.map(({ slug }) => slug)).size).toBe(examples.length);
    expect(examples.length).toBeGreaterThanOrEqual(35);
    for (const { slug } of examples) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  it("are there for every subrule of 612, in both numberings", () => {
    const first = (group: ReadonlyArray<Example>) => group.map(({ rules }) => rules[0]);
    expect(first(byGroup["Rule 612"])).toEqual(subrules);
    const in2018 = subrules.flatMap((rule) => own(rule, "2018-08-10") ?? []);
    expect(first(byGroup["Rule 612 in 2016-2018"])).toEqual(in2018);
  });

  it.each(examples)("$slug comes out as expected", async (example) => {
    const { seen, findings } = await Effect.runPromise(work(example));
    expect(findings.filter(({ pass }) => !pass)).toEqual([]);
    expect(seen.map(({ caption }) => caption)).toEqual(example.looks.map(({ caption }) => caption));
  });

  it.each(examples)("$slug is a scenario as the schema has it", (example) => {
    const decoded = Schema.decodeUnknownSync(Scenario)(scenarioOf(example), { onExcessProperty: "error" });
    expect(decoded).toEqual(scenarioOf(example));
  });

  it.each(examples)("$slug cites rules that have a sentence, and that are numbered so in its edition", (example) => {
    const { rules, edition = newest } = example;
    const all = cited(example);
    expect(all.filter(({ about }) => about === "")).toEqual([]);
    expect(all.map(({ numbers }) => numbers.find(({ from, to }) => from <= edition && edition <= to)?.number)).toEqual(
      rules,
    );
  });

  it.each(examples.filter(({ change }) => change !== undefined))("$slug is one change", async (example) => {
    if (example.change === undefined) return;
    const [first] = (await Effect.runPromise(work(example))).seen;
    const alone = await Effect.runPromise(changed(example.change));
    const said = ({ name, type_line, oracle_text }: typeof alone.object) => [name, type_line, oracle_text];
    expect(first && said(first.outcome.object)).toEqual(said(alone.object));
    expect(first?.outcome.names).toEqual(alone.names);
  });

  it.each(examples)("$slug is drawn whole, as printed and now", async (example) => {
    const { seen } = await Effect.runPromise(work(example));
    const joined = (pieces: ReadonlyArray<Pieces.Piece>) => pieces.map(({ text }) => text).join("");
    for (const { outcome } of seen) {
      for (const field of ["name", "type_line", "oracle_text"] as const) {
        expect(joined(Pieces.printed(outcome, field))).toBe(Pieces.faceUp(outcome.printed)[field] ?? "");
        expect(joined(Pieces.now(outcome, field))).toBe(Pieces.faceUp(outcome.object)[field] ?? "");
      }
    }
  });

  it("are not built where one does not hold", async () => {
    const example = one("creature-type");
    const wrong = { ...example, expect: [{ object: "king", type_line: "Creature — Goblin" }] };
    await expect(Effect.runPromise(work(wrong))).rejects.toThrow("creature-type: this does not hold");
    const nobody = { ...example, looks: [{ object: "nobody", caption: "" }] };
    await expect(Effect.runPromise(work(nobody))).rejects.toThrow("there is no object nobody");
  });
});

describe("the steps in words", () => {
  const steps = (slug: string) => one(slug).steps.map((step) => told(step, labels(one(slug))));

  it("number cards of one name, and leave out what a card says anyway", () => {
    expect(steps("612-3")).toEqual([
      undefined,
      "The first Magical Hack is cast.",
      "The first Magical Hack resolves on Goblin Piker: Mountain becomes Swamp.",
      "The second Magical Hack is cast.",
      "The second Magical Hack resolves on Goblin King: Mountain becomes Swamp.",
    ]);
  });

  it("tell ways of casting, zones, stickers, tokens and attachments", () => {
    expect(steps("splice-two-cards")).toEqual([
      "Glacial Ray is put into a hand.",
      "Kodama's Might is put into a hand.",
      "Consuming Vortex is cast with Kodama's Might and Glacial Ray spliced onto it.",
    ]);
    expect(steps("sticker-places")).toEqual([
      "Name sticker, on Grizzly Bears: the word “Space” after one word of the name.",
      "Name sticker, on Grizzly Bears: the word “Big” before the name.",
    ]);
    expect(steps("tokens")[0]).toBe("Krenko, Mob Boss creates the first token.");
    expect(steps("612-7")).toEqual(["Spy Kit becomes attached to Krenko, Mob Boss."]);
    expect(steps("two-faces")[2]).toBe("Delver of Secrets transforms.");
  });
});

describe("what is so then", () => {
  it("tells what no card on the page shows", async () => {
    expect(facts(await worked("refused"))).toEqual([
      { object: "bears", after: 2, says: ["Creature — Bear", "refused: that may not be chosen"] },
      { object: "bears", after: 3, says: ["Creature — Bear", "refused: that may not be chosen"] },
    ]);
    expect(facts(await worked("blood-moon"))).toContainEqual({
      object: "tower",
      says: ["subtypes: Island", "abilities: {T}: Add {U}."],
    });
    expect(facts(await worked("fear"))).toEqual([{ object: "rats", says: ["abilities: Fear"] }]);
  });
});

describe("the order of effects", () => {
  it("says what waited for what, also for an effect on another object", async () => {
    const [timeline] = timelines(await worked("dependency"));
    expect(timeline?.moments.map(({ source, stamped, waitedFor }) => [source, stamped, waitedFor.length])).toEqual([
      ["Name sticker on White Knight", 2, 0],
      ["Volrath's Shapeshifter", 1, 1],
      ["Name sticker", 3, 0],
    ]);
    const [other] = timelines(await worked("another-reading"));
    expect(other?.moments.map(({ source, does, stamped }) => [source, does, stamped])).toEqual([
      ["The second Magical Hack", "Swamp becomes Island", 2],
      ["The first Magical Hack", "Island becomes Forest", 1],
    ]);
    expect(other?.moments[1]?.waitedFor).toMatchObject([{ source: "The second Magical Hack", rule: "613.8b" }]);
  });

  it("is told once for objects that have it in common", async () => {
    expect(timelines(await worked("612-5")).map(({ captions }) => captions)).toEqual([
      ["Goblin King", "Lord of Atlantis"],
    ]);
    expect(timelines(await worked("timestamps"))).toHaveLength(2);
    expect(timelines(await worked("copies"))).toHaveLength(1);
  });
});

describe("the rules of an example", () => {
  it("have their numbers in every edition", () => {
    const [spyKit] = cited(one("2018-612-6"));
    expect(spyKit).toMatchObject({ number: "612.6", about: "Every name of a kind of card" });
    expect(spyKit?.numbers).toEqual([
      { number: "612.7", from: "2022-10-07", to: newest },
      { number: "612.6", from: "2016-08-26", to: "2022-04-29" },
    ]);
  });
});

describe("an example in the playground", () => {
  it.each(examples.filter(({ change }) => change !== undefined))("$slug opens there as it is", (example) => {
    const [page, fragment = ""] = playgroundOf(example)?.split("#") ?? [];
    expect(page).toBe("/playground/");
    expect(Result.getOrThrow(codec(State).decode(`#${fragment}`))).toEqual(stateOf(example));
  });

  it("is there for one changer on one card alone", () => {
    expect(playgroundOf(one("copies"))).toBeUndefined();
  });
});
