/** Static abilities that change text: only where their object is seen, and wherever their text stands (611.3a, 613.8a). */
import { describe, it } from "@effect/vitest";
import { played } from "./played.ts";

const swirl = {
  name: "Swirl the Mists",
  type_line: "Enchantment",
  oracle_text:
    "All instances of color words in the text of spells and permanents are changed to the chosen color word.",
  zone: "hand" as const,
};
const crusade = { name: "Crusade", type_line: "Enchantment", oracle_text: "White creatures get +1/+1." };
const knight = { name: "White Knight", type_line: "Creature — Knight", oracle_text: "Protection from black" };
const bear = { name: "Bear", type_line: "Creature — Bear", mana_cost: "{G}", oracle_text: "" };
const words = { name: "Exchange of Words", type_line: "Enchantment", oracle_text: "" };
const shapeshifter = {
  name: "Volrath's Shapeshifter",
  type_line: "Creature — Shapeshifter",
  oracle_text:
    "As long as the top card of your graveyard is a creature card, Volrath's Shapeshifter has its full text.",
};
const kit = { name: "Spy Kit", type_line: "Artifact — Equipment", oracle_text: "" };

const enter = { do: "enter", object: "swirl", choose: { to: "blue" } } as const;

describe("Swirl the Mists", () => {
  it.effect.each([
    ["phased out (702.26b)", { do: "phase", object: "swirl", out: true }],
    ["face down (708.2a)", { do: "turn", object: "swirl", face: "down" }],
    ["a copy of another enchantment (707.2)", { do: "copy", object: "swirl", of: "crusade" }],
  ] as const)("changes nothing while it is %s", ([, step]) =>
    played(
      { swirl, crusade, knight },
      [enter, step],
      [
        { after: 1, object: "knight", oracle_text: "Protection from blue" },
        { after: 2, object: "knight", oracle_text: "Protection from black" },
      ],
    ),
  );

  it.effect("changes the words again once it is back, and as late as it turned up (613.7f)", () =>
    played(
      { swirl, knight },
      [
        enter,
        { do: "phase", object: "swirl", out: true },
        { do: "phase", object: "swirl", out: false },
        { do: "change", on: "knight", change: { kind: "replace-word", class: "color-word", from: "blue", to: "red" } },
        { do: "turn", object: "swirl", face: "down" },
        { do: "turn", object: "swirl", face: "up" },
      ],
      [
        { after: 3, object: "knight", oracle_text: "Protection from blue" },
        { after: 4, object: "knight", oracle_text: "Protection from red" },
        { after: 6, object: "knight", oracle_text: "Protection from blue" },
      ],
    ),
  );
});

describe("Volrath's Shapeshifter", () => {
  it.effect("gives its ability away with its text, to whatever exchanges with it", () =>
    played(
      { shapeshifter, bear, words, knight },
      [
        { do: "resolve-trigger", object: "words", targets: ["shapeshifter", "bear"] },
        { do: "leave", object: "knight" },
        { do: "leave", object: "words", to: "exile" },
      ],
      [
        { after: 1, object: "bear", name: "Bear" },
        { after: 2, object: "bear", name: "White Knight", type_line: "Creature — Knight", mana_cost: "" },
        { after: 2, object: "bear", oracle_text: "Protection from black\n{2}: Discard a card." },
        { after: 2, object: "shapeshifter", name: "Volrath's Shapeshifter", oracle_text: "" },
        { after: 3, object: "bear", name: "Bear", oracle_text: "" },
        { after: 3, object: "shapeshifter", name: "White Knight" },
      ],
    ),
  );

  it.effect("gives the text that it has away, and not its ability, while it has that of a card", () =>
    played(
      { shapeshifter, bear, words, knight: { ...knight, zone: "graveyard" } },
      [{ do: "resolve-trigger", object: "words", targets: ["shapeshifter", "bear"] }],
      [
        { object: "bear", name: "Bear", oracle_text: "Protection from black\n{2}: Discard a card." },
        { object: "shapeshifter", name: "Volrath's Shapeshifter", oracle_text: "" },
      ],
    ),
  );

  it.effect("two of them exchange, and each has the other's ability with its own graveyard", () =>
    played(
      { shapeshifter, other: { ...shapeshifter, zone: "hand" }, words, knight: { ...knight, zone: "graveyard" } },
      [
        { do: "enter", object: "other", controller: "opponent" },
        { do: "move", object: "knight", to: "hand" },
        { do: "resolve-trigger", object: "words", targets: ["shapeshifter", "other"] },
        { do: "move", object: "knight", to: "graveyard" },
      ],
      [
        { object: "shapeshifter", name: "White Knight" },
        { object: "other", name: "Volrath's Shapeshifter" },
      ],
    ),
  );
});

describe("phasing", () => {
  it.effect("takes what is attached along, and it comes back attached (702.26g)", () =>
    played(
      { kit, bear },
      [
        { do: "attach", object: "kit", to: "bear" },
        { do: "phase", object: "bear", out: true },
        { do: "attach", object: "kit", to: "bear" },
        { do: "phase", object: "bear", out: false },
      ],
      [
        {
          object: "bear",
          names: { every: "nonlegendary-creature-cards", besides: ["Bear"] },
        },
        { object: "kit", attached_to: "bear" },
      ],
    ),
  );

  it.effect("what phased out on its own comes back on its own (702.26h)", () =>
    played(
      { kit, bear },
      [
        { do: "attach", object: "kit", to: "bear" },
        { do: "phase", object: "kit", out: true },
        { do: "phase", object: "bear", out: true },
        { do: "phase", object: "bear", out: false },
        { do: "phase", object: "kit", out: false },
      ],
      [
        { after: 4, object: "bear", names: ["Bear"] },
        { after: 5, object: "bear", names: { every: "nonlegendary-creature-cards", besides: ["Bear"] } },
      ],
    ),
  );
});
