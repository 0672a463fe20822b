import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import * as Scenario from "../../src/Scenario.ts";
import { played } from "../played.ts";

const vituGhazi = { name: "Awakening of Vitu-Ghazi", type_line: "Instant", oracle_text: "" };
const forest = { name: "Forest", type_line: "Basic Land — Forest", oracle_text: "" };
const piker = { name: "Goblin Piker", type_line: "Creature — Goblin Warrior", oracle_text: "Goblin Piker attacks." };
const hero = { name: "Tenth District Hero", type_line: "Creature — Human", oracle_text: "" };
const curse = { name: "The Curse of Fenric", type_line: "Enchantment — Saga", oracle_text: "" };
const irencrag = { name: "The Irencrag", type_line: "Legendary Artifact", oracle_text: "{T}: Add {C}." };

describe("names that are set as something resolves (612.8)", () => {
  it.effect("a land becomes Vitu-Ghazi, with haste, for good", () =>
    played(
      { vituGhazi, forest },
      [
        { do: "resolve", object: "vituGhazi", target: "forest" },
        { do: "end-turn" },
        { do: "leave", object: "forest", to: "hand" },
      ],
      [
        { after: 2, object: "forest", names: ["Vitu-Ghazi"], granted: ["Haste"], type_line: "Basic Land — Forest" },
        { after: 3, object: "forest", names: ["Forest"] },
      ],
    ),
  );

  it.effect("of a land that you control, and no other", () =>
    played(
      { vituGhazi, forest, piker },
      [
        { do: "resolve", object: "vituGhazi", target: "piker" },
        { do: "enter", object: "forest", controller: "opponent" },
        { do: "resolve", object: "vituGhazi", target: "forest" },
        { do: "resolve", object: "vituGhazi" },
      ],
      [
        { after: 1, error: "IllegalTarget" },
        { after: 3, object: "forest", names: ["Forest"], error: "IllegalTarget" },
        { after: 4, error: "IllegalTarget" },
      ],
    ),
  );

  it.effect("Tenth District Hero has to be a Detective: by an effect, or by a changed word", () =>
    played(
      { hero, other: hero, evolution: { name: "Artificial Evolution", type_line: "Instant", oracle_text: "" } },
      [
        { do: "activate", object: "hero" },
        { do: "effect", on: ["hero"], does: [{ layer: "type", add: { subtypes: ["Detective"] } }] },
        { do: "activate", object: "hero" },
        { do: "resolve", object: "evolution", target: "other", choose: { from: "Human", to: "Detective" } },
        { do: "activate", object: "other" },
      ],
      [
        { after: 1, object: "hero", names: ["Tenth District Hero"], granted: [] },
        {
          after: 3,
          object: "hero",
          names: ["Mileva, the Stalwart"],
          granted: ["Other creatures you control have indestructible."],
        },
        { after: 5, object: "other", names: ["Mileva, the Stalwart"] },
      ],
    ),
  );

  it.effect("The Curse of Fenric names a nontoken creature; its text goes on meaning it (201.5)", () =>
    played(
      { curse, piker, token: { ...piker, name: "Goblin Token", token: true }, forest },
      [
        { do: "resolve-trigger", object: "curse", target: "token" },
        { do: "resolve-trigger", object: "curse", target: "forest" },
        { do: "resolve-trigger", object: "curse", target: "piker" },
        { do: "leave", object: "curse" },
      ],
      [
        { after: 1, object: "token", names: ["Goblin Token"] },
        { after: 2, object: "forest", names: ["Forest"] },
        { after: 4, object: "piker", names: ["Fenric"], oracle_text: "Goblin Piker attacks." },
      ],
    ),
  );

  it.effect("The Irencrag may become Everflame, Heroes' Legacy", () =>
    played(
      { irencrag },
      [
        { do: "resolve-trigger", object: "irencrag", choose: { may: false } },
        { do: "resolve-trigger", object: "irencrag" },
      ],
      [
        { after: 1, object: "irencrag", names: ["The Irencrag"], granted: [] },
        {
          after: 2,
          object: "irencrag",
          names: ["Everflame, Heroes' Legacy"],
          granted: ["Equip {3}", "Equipped creature gets +3/+3"],
        },
      ],
    ),
  );

  it.effect("an ability that has no program is not supported, and the scenario never passes", () =>
    Effect.gen(function* () {
      const findings = yield* Scenario.run(
        {
          title: "test",
          rules: ["602.2"],
          objects: { hero, piker },
          steps: [{ do: "end-turn" }, { do: "resolve-trigger", object: "hero" }, { do: "end-turn" }],
          expect: [
            { after: 1, object: "hero", names: ["Tenth District Hero"] },
            { after: 2, error: "NotSupported" },
            { after: 3, object: "hero", names: ["Tenth District Hero"] },
          ],
        },
        () => assert.fail("no card is looked up"),
      );
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true, false, false],
      );
    }),
  );

  it.effect("on one card: the card itself where the ability is about it", () =>
    Effect.gen(function* () {
      const named = yield* Changer.apply(irencrag, [{ with: "The Irencrag" }]);
      assert.deepStrictEqual(named.names, ["Everflame, Heroes' Legacy"]);
      const error = yield* Effect.flip(Changer.apply(piker, [{ with: "The Irencrag" }]));
      assert.strictEqual(error._tag, "IllegalTarget");
      assert.deepStrictEqual((yield* Changer.apply(piker, [{ with: "the curse of fenric" }])).names, ["Fenric"]);
    }),
  );
});
