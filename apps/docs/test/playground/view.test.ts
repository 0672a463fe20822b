import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Changer from "@palimpsest/core/Changer";
import { Change } from "@palimpsest/core/Contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf, groups, isKind, kinds, restrictions, titleOf } from "../../src/playground/effects.ts";
import { Draft, first, type State } from "../../src/playground/State.ts";
import { view } from "../../src/playground/view.ts";

const find = (name: string) => lookup(starter(), name);
const of = (card: State["card"], ...effects: ReadonlyArray<Draft>) => view({ card, effects }, find);
const said = ({ shown }: ReturnType<typeof view>) => shown?.outcome.object.oracle_text;
const statuses = (seen: ReturnType<typeof view>) => seen.statuses.map(({ is }) => is);

describe("what there is to choose from", () => {
  it("is every kind of change of the contract, and every printed changer, each once", () => {
    const contract = Change.members.map(({ fields }) => fields.kind.literal);
    expect(Object.keys(kinds).sort()).toEqual([...contract].sort());
    const choices = groups.flatMap((group) => group.choices.map(({ does }) => does));
    expect(choices.toSorted()).toEqual([...contract, ...Changer.changers.map(({ name }) => name)].toSorted());
  });

  it("says of each changer what it may be used on, when and for how long", () => {
    for (const changer of Changer.changers) {
      const told = Object.fromEntries(restrictions(changer));
      expect(Object.keys(told)).toEqual(expect.arrayContaining(["On", "When", "Lasts"]));
      for (const text of Object.values(told)) expect(text).not.toContain("undefined");
    }
    expect(restrictions(Changer.changers.find(({ name }) => name === "Mind Bend") as Changer.Changer)).toEqual([
      ["On", "a permanent"],
      ["When", "as the spell resolves"],
      ["Lasts", "for good"],
    ]);
  });

  it("calls an effect by what it does", () => {
    expect(first.effects.map(titleOf)).toEqual([
      "Artificial Evolution: Goblin becomes Elf",
      "One word becomes another: Mountain becomes Island",
    ]);
    expect(titleOf({ does: "splice", cards: ["Glacial Ray"] })).toBe(`${kinds.splice.label}: Glacial Ray`);
    expect(titleOf({ does: "overload", from: "Goblin" })).toBe(kinds.overload.label);
  });
});

describe("a view", () => {
  it("shows the first state at once", () => {
    const seen = view(first, find);
    expect(said(seen)).toBe("Other Elves get +1/+1 and have islandwalk.");
    expect(statuses(seen)).toEqual(["done", "done"]);
    expect(seen.shown?.changeable["creature-type"]).toEqual(["Goblin"]);
  });

  it.each<[Draft, string, string | undefined]>([
    [
      { does: "replace-word", from: "Goblins", to: "elves" },
      "Goblin King",
      "Other Elves get +1/+1 and have mountainwalk.",
    ],
    [{ does: "replace-every-word", class: "color-word", to: "green" }, "White Knight", undefined],
    [{ does: "exchange-text-boxes", cards: ["Lord of Atlantis"] }, "Goblin King", undefined],
    [{ does: "full-text", cards: ["Serra Angel"] }, "Goblin King", undefined],
    [{ does: "every-name" }, "Goblin King", undefined],
    [{ does: "set-name", name: "Bob" }, "Goblin King", undefined],
    [{ does: "name-sticker", word: "Space", after: 1 }, "Goblin King", undefined],
    [{ does: "splice", cards: ["Glacial Ray"] }, "Consuming Vortex", undefined],
    [{ does: "overload" }, "Vandalblast", undefined],
    [{ does: "cleave" }, "Fierce Retribution", undefined],
  ])("carries out %j on %s", (draft, card, text) => {
    const seen = of(card, draft);
    expect(statuses(seen)).toEqual(["done"]);
    expect(seen.shown?.outcome.effects).toHaveLength(1);
    if (text !== undefined) expect(said(seen)).toBe(text);
  });

  it("asks for what is missing, and does the rest", () => {
    const seen = of("Goblin King", { does: "replace-word" }, { does: "Magical Hack", from: "Mountain", to: "Swamp" });
    expect(seen.statuses).toEqual([
      { is: "lacking", message: "Choose the word to replace.", field: "from" },
      { is: "done", ids: ["c1"] },
    ]);
    expect(statuses(of("Goblin King", { does: "exchange-text-boxes" }))).toEqual(["lacking"]);
    expect(statuses(of("Goblin King", { does: "Splice" }))).toEqual(["lacking"]);
    expect(of("Goblin King", { does: "Magical Hck" }).statuses[0]).toMatchObject({ message: /Magical Hack/ });
  });

  it("says by which rule an effect is refused, and which field is wrong", () => {
    const wall = of("Goblin King", { does: "Artificial Evolution", from: "Goblin", to: "Wall" });
    expect(wall.statuses).toEqual([expect.objectContaining({ is: "refused", rule: "608.2d", field: "to" })]);
    const typo = of("Goblin King", { does: "replace-word", from: "Gobln", to: "Elf" });
    expect(typo.statuses[0]).toMatchObject({ is: "refused", field: "from", message: /Did you mean Goblin/ });
    const spell = view({ card: "Terror", effects: [{ does: "Mind Bend", from: "black", to: "red" }] }, find);
    expect(spell.statuses[0]).toMatchObject({ is: "refused", message: /permanent/ });
  });

  it("tells an effect that does nothing from one that can't be done", () => {
    const state: State = {
      card: "Goblin King",
      zone: "hand",
      effects: [{ does: "exchange-text-boxes", cards: ["Lord of Atlantis"] }],
    };
    expect(statuses(view(state, find))).toEqual(["nothing"]);
    const shapeshifter = of("Volrath's Shapeshifter", { does: "Volrath's Shapeshifter", cards: ["Serra Angel"] });
    expect(statuses(shapeshifter)).toEqual(["done"]);
    expect(shapeshifter.shown?.outcome.object.name).toBe("Serra Angel");
  });

  it("says why there is nothing to see", () => {
    expect(of("Goblin Kng").problem).toContain("Goblin Kng");
    expect(of("").problem).toBe("Choose a card.");
    expect(of({ name: "Roi des gobelins", type_line: "Créature : gobelin" }).problem).toContain("another language");
    expect(view({ ...first, options: { edition: "1993-08-05" } }, find).problem).toContain("1993-08-05");
  });

  it("of whatever was typed comes without an exception", () => {
    const text = fc.oneof(
      fc.constantFrom("", "Goblin", "elves", "Goblin King", "Serra Angel", "{U}", "[x]"),
      fc.string(),
    );
    const card = fc.oneof(text, fc.record({ name: text, type_line: text, oracle_text: text }));
    const does = fc.oneof(fc.constantFrom(...groups.flatMap(({ choices }) => choices.map((each) => each.does))), text);
    const draft = fc.record(
      {
        does,
        class: fc.constantFrom("color-word" as const, "basic-land-type" as const, "creature-type" as const),
        from: text,
        to: text,
        cards: fc.array(card, { maxLength: 2 }),
        plus: text,
        name: text,
        word: text,
        after: fc.nat(9),
        format: text,
      },
      { requiredKeys: ["does"] },
    );
    fc.assert(
      fc.property(card, fc.array(draft, { maxLength: 5 }), (chosen, effects) => {
        const seen = view({ card: chosen, effects }, find);
        expect(seen.statuses).toHaveLength(effects.length);
        expect(seen.shown === undefined).toBe(seen.problem !== undefined);
      }),
      { numRuns: 150 },
    );
  });

  it("never asks a form for a field that a draft has none of", () => {
    const asked = groups.flatMap(({ choices }) => choices.flatMap(fieldsOf));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((field) => !Object.hasOwn(Draft.fields, field))).toEqual([]);
    expect(isKind("toString")).toBe(false);
  });
});
