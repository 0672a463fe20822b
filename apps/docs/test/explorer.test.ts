import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import { decisions } from "@palimpsest/core/Explanation";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { first, State } from "../src/explorer/State.ts";
import { roleOf, type Shown, view } from "../src/explorer/view.ts";
import { roleNames } from "../src/labels.ts";
import { codec } from "../src/playground/link.ts";

const find = (name: string) => lookup(starter(), name);
const shownOf = (state: State): Shown => {
  const { shown, problem } = view(state, find);
  if (shown === undefined) throw new Error(problem);
  return shown;
};
const words = ({ left, usages }: Shown) => left.map((index) => usages[index]?.text);
const text = (marks: Shown["faces"][number]["text"]) => marks.map((mark) => mark.text).join("");

describe("the explorer", () => {
  it("shows every word of a card, with its place in the text", () => {
    const shown = shownOf(first);
    expect(words(shown)).toEqual(["Horror", "Demon", "Horror", "blue", "red", "Demon", "Horror", "Blue", "Horror"]);
    const [face] = shown.faces;
    expect(face?.text.filter(({ usage }) => usage !== undefined).map((mark) => mark.text)).toEqual(
      words(shown).slice(3),
    );
  });

  it("filters by class, role and rule, and all of them together", () => {
    expect(words(shownOf({ ...first, class: "color-word" }))).toEqual(["blue", "red", "Blue"]);
    expect(words(shownOf({ ...first, role: "unused" }))).toEqual(["Horror", "Blue", "Horror"]);
    expect(words(shownOf({ ...first, role: "token-name" }))).toEqual(["Blue", "Horror"]);
    expect(words(shownOf({ ...first, rule: "612.1" }))).toEqual(["Demon", "Horror"]);
    expect(words(shownOf({ ...first, class: "color-word", role: "used", rule: "612.2" }))).toEqual(["blue", "red"]);
    expect(words(shownOf({ ...first, rule: "999" }))).toEqual([]);
  });

  it("counts for each choice the words that it would leave", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...starter().names),
        fc.constantFrom(undefined, "color-word" as const, "creature-type" as const),
        fc.constantFrom(undefined, "used" as const, "unused" as const, "self-name" as const),
        (card, wordClass, role) => {
          const state: State = {
            card,
            ...(wordClass === undefined ? {} : { class: wordClass }),
            ...(role === undefined ? {} : { role }),
          };
          const shown = shownOf(state);
          for (const { value, count } of shown.classes) {
            expect(shownOf({ ...state, class: value }).left).toHaveLength(count);
          }
          for (const { value, count } of shown.roles) {
            expect(shownOf({ ...state, role: value }).left).toHaveLength(count);
          }
          for (const { value, count } of shown.rules) {
            expect(shownOf({ ...state, rule: value }).left).toHaveLength(count);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it("loses no letter of any text, whatever the filters", () => {
    for (const card of starter().cards) {
      for (const state of [{ card }, { card, role: "used" as const }]) {
        const { faces } = shownOf(state);
        const printed = card.card_faces ?? [card];
        expect(faces.map((face) => [text(face.name), text(face.typeLine), text(face.text)])).toEqual(
          printed.map((face) => [face.name, face.type_line ?? "", face.oracle_text ?? ""]),
        );
      }
    }
  });

  it("has a name for every role, and a sentence for whatever decided", () => {
    for (const card of starter().cards) {
      for (const usage of shownOf({ card }).usages) {
        expect(roleNames[roleOf(usage)]).toBeTypeOf("string");
        expect(Object.keys(decisions)).toContain(usage.decidedBy);
      }
    }
  });

  it("numbers rules as the edition does", () => {
    const rules = (edition?: State["edition"]) =>
      shownOf({ card: "Pink Horror", ...(edition === undefined ? {} : { edition }) }).rules.map(({ value }) => value);
    expect(rules()).toContain("111.4");
    expect(rules("2018-08-10")).toContain("110.5c");
  });

  it("says why there is nothing to see", () => {
    expect(view({ card: "Pnk Horror" }, find).problem).toContain("Pnk Horror");
    expect(view({ card: "" }, find).problem).toBe("Choose a card, or paste one.");
    expect(view({ card: { name: "Roi", type_line: "Créature : gobelin" } }, find).problem).toContain(
      "another language",
    );
  });

  it("of whatever was pasted comes without an exception", () => {
    const any = fc.oneof(fc.string(), fc.constantFrom("Goblin", "Elves named Goblin.", "(Island)", "non-Goblin", "—"));
    fc.assert(
      fc.property(any, any, any, (name, type_line, oracle_text) => {
        const seen = view({ card: { name, type_line, oracle_text } }, find);
        expect(seen.shown === undefined).toBe(seen.problem !== undefined);
      }),
    );
  });

  it("is in its link as it is", () => {
    const links = codec(State);
    for (const state of [first, { card: { name: "x", oracle_text: "Elf" }, role: "used", rule: "612.2" }] as const) {
      expect(Result.getOrThrow(links.decode(links.encode(state)))).toEqual(state);
    }
    const wrong = `#v1.${Buffer.from('{"card":"x","role":"hidden"}').toString("base64url")}`;
    expect(Result.getOrThrow(Result.flip(links.decode(wrong))).message).toContain("/role");
  });
});
