import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

const king = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
};
const evolution = { name: "Artificial Evolution", type_line: "Instant", oracle_text: "" };
const elf = { from: "Goblin", to: "Elf" };

const run = (scenario: Omit<Scenario.Scenario, "title" | "rules">) =>
  Scenario.run({ title: "test", rules: ["612.1"], ...scenario }, noCard);

describe("a scenario", () => {
  it.effect("resolves a changer, and puts it into the graveyard", () =>
    Effect.gen(function* () {
      const findings = yield* run({
        objects: { king, evolution },
        steps: [{ do: "resolve", object: "evolution", target: "king", choose: elf }],
        expect: [
          { after: 0, object: "king", type_line: "Creature — Goblin" },
          { object: "king", type_line: "Creature — Elf", name: "Goblin King", order: ["c1"] },
          { object: "evolution", zone: "graveyard" },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true, true, true],
      );
    }),
  );

  it.effect("says what came where an expectation fails", () =>
    Effect.gen(function* () {
      const [finding] = yield* run({ objects: { king }, steps: [], expect: [{ object: "king", subtypes: ["Elf"] }] });
      assert.deepStrictEqual(finding, {
        expectation: { object: "king", subtypes: ["Elf"] },
        pass: false,
        actual: { after: 0, object: "king", subtypes: ["Goblin"] },
      });
    }),
  );

  it.effect("a step that ends with an error changes nothing; an expectation that does not name it fails", () =>
    Effect.gen(function* () {
      const steps: ReadonlyArray<Scenario.Step> = [
        { do: "resolve", object: "evolution", target: "king", choose: { from: "Goblin", to: "Wall" } },
      ];
      const findings = yield* run({
        objects: { king, evolution },
        steps,
        expect: [
          { object: "king", type_line: "Creature — Goblin", error: "IllegalChoice" },
          { object: "king", type_line: "Creature — Goblin" },
          { object: "evolution", zone: "stack", error: "IllegalChoice" },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true, false, true],
      );
    }),
  );

  it.effect("a spell without a target fails (601.2c), and so does one whose object is not there", () =>
    Effect.gen(function* () {
      const findings = yield* run({
        objects: { evolution },
        steps: [
          { do: "resolve", object: "evolution" },
          { do: "resolve", object: "evolution", target: "nobody" },
        ],
        expect: [
          { after: 1, error: "IllegalTarget" },
          { after: 2, error: "UnknownObject" },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true, true],
      );
    }),
  );

  it.effect("a copy of a spliced spell keeps the spliced text and none of the word changes (707.2, 707.10)", () =>
    Effect.gen(function* () {
      const fodder = {
        name: "Dragon Fodder",
        type_line: "Sorcery",
        oracle_text: "Create two 1/1 red Goblin creature tokens.",
      };
      const skill = {
        name: "Splicer's Skill",
        type_line: "Sorcery",
        zone: "hand" as const,
        oracle_text: "Create a 3/3 Golem artifact creature token.\nSplice onto instant or sorcery {3}{W}",
      };
      const findings = yield* run({
        objects: { fodder, skill },
        steps: [
          { do: "cast", object: "fodder", with: { splice: ["skill"] } },
          {
            do: "change",
            on: "fodder",
            change: { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Cat" },
          },
          { do: "copy", object: "copy", of: "fodder" },
        ],
        expect: [
          {
            object: "fodder",
            oracle_text:
              "Create two 1/1 red Cat creature tokens.\nCreate a 3/3 Golem artifact creature token.\nSplice onto instant or sorcery {3}{W}",
          },
          {
            object: "copy",
            oracle_text:
              "Create two 1/1 red Goblin creature tokens.\nCreate a 3/3 Golem artifact creature token.\nSplice onto instant or sorcery {3}{W}",
          },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ actual }) => actual.oracle_text),
        findings.map(({ expectation }) => expectation.oracle_text),
      );
    }),
  );
});
