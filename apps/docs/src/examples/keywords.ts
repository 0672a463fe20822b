/** Splice, overload and cleave: changes that a spell makes of its own text as it is cast. */
import type { Example } from "../example/Example.ts";
import { changes, splice } from "./steps.ts";

const overload = (cost: string): string =>
  `Overload ${cost} (You may cast this spell for its overload cost. If you do, change "target" in its text to "each.")`;

const cleave = (cost: string): string =>
  `Cleave ${cost} (You may cast this spell for its cleave cost. If you do, remove the words in square brackets.)`;

const stones =
  "Splice onto Arcane—Sacrifice two Islands. (As you cast an Arcane spell, you may reveal this card from your hand and pay its splice cost. If you do, add this card's effects to that spell.)";

export const keywords: ReadonlyArray<Example> = [
  {
    slug: "splice-two-cards",
    title: "Two cards spliced",
    question:
      "I splice both Kodama\u2019s Might and Glacial Ray onto Consuming Vortex. In which order does the spell do things?",
    because: [
      "All spliced cards are revealed at once, and you choose their order. The spell\u2019s own text comes first, then that of each card after the one before.",
      "A card\u2019s own name in its text means the spell, so Consuming Vortex deals the damage.",
    ],
    rules: ["702.47", "702.47c", "612.10"],
    objects: { vortex: "Consuming Vortex", ray: "Glacial Ray", might: "Kodama's Might" },
    steps: [
      { do: "move", object: "ray", to: "hand" },
      { do: "move", object: "might", to: "hand" },
      { do: "cast", object: "vortex", with: { splice: ["might", "ray"] } },
    ],
    looks: [{ object: "vortex", caption: "Consuming Vortex with Kodama\u2019s Might and then Glacial Ray" }],
    expect: [
      {
        object: "vortex",
        name: "Consuming Vortex",
        oracle_text: `Return target creature to its owner's hand.\n${splice("{3}{U}")}\nTarget creature gets +2/+2 until end of turn.\n${splice("{G}")}\nConsuming Vortex deals 2 damage to any target.\n${splice("{1}{R}")}`,
        colors: ["U"],
      },
    ],
    change: { card: "Consuming Vortex", with: "Splice", cards: ["Kodama's Might", "Glacial Ray"] },
  },
  {
    slug: "splice-and-a-word",
    title: "A word in spliced text",
    question:
      "Torrent of Stone is spliced onto Glacial Ray. In response I cast Magical Hack on the spell, Mountain to Island. Does that reach the spliced text?",
    because: [
      "It does: the spliced text is text of the spell. The two changes apply in the order of their timestamps, first the splice, then the word.",
      "It is too late to matter for the cost. The Mountains were sacrificed as the spell was cast, and the card in the hand can\u2019t be changed at all, since Magical Hack targets a spell or a permanent.",
    ],
    rules: ["702.47c", "612.1", "613.7"],
    objects: { ray: "Glacial Ray", torrent: "Torrent of Stone", hack: "Magical Hack" },
    steps: [
      { do: "move", object: "torrent", to: "hand" },
      { do: "cast", object: "ray", with: { splice: ["torrent"] } },
      ...changes("hack", "ray", "Mountain", "Island"),
    ],
    looks: [{ object: "ray", caption: "Glacial Ray with Torrent of Stone, after Magical Hack" }],
    expect: [
      {
        object: "ray",
        oracle_text: `Glacial Ray deals 2 damage to any target.\n${splice("{1}{R}")}\nGlacial Ray deals 4 damage to target creature.\n${stones}`,
      },
      {
        object: "torrent",
        zone: "hand",
        oracle_text: `Torrent of Stone deals 4 damage to target creature.\n${stones.replace("Islands", "Mountains")}`,
      },
    ],
  },
  {
    slug: "overload",
    title: "Overload",
    question: "I cast Vandalblast for its overload cost. What does the spell say, and does it target?",
    because: [
      "Every \u201ctarget\u201d in the text of the spell becomes \u201ceach\u201d. A spell that says \u201ceach\u201d has no targets, so it reaches what could not be targeted as well.",
      "What stands in reminder text has no effect, and stays by default.",
    ],
    rules: ["702.96", "702.96c"],
    objects: { blast: "Vandalblast" },
    steps: [{ do: "cast", object: "blast", with: { overload: true } }],
    looks: [{ object: "blast", caption: "Vandalblast, overloaded" }],
    expect: [
      {
        object: "blast",
        oracle_text: `Destroy each artifact you don't control.\n${overload("{4}{R}")}`,
        mana_cost: "{R}",
      },
    ],
    change: { card: "Vandalblast", with: "Overload" },
  },
  {
    slug: "overload-and-a-word",
    title: "Overload, and a word",
    question:
      "Dragonshift is cast with overload, and then I change Dragon to Goblin in it. What do my creatures become?",
    because: [
      "Both are text changes in the same layer, and they don\u2019t touch each other\u2019s words. The overload applies first, since it was there first; either way each of your creatures becomes a blue and red Goblin. Its size is not a word, and the name Dragonshift stays.",
    ],
    rules: ["702.96c", "612.2", "613.7"],
    objects: { shift: "Dragonshift", evolution: "Artificial Evolution" },
    steps: [
      { do: "cast", object: "shift", with: { overload: true } },
      ...changes("evolution", "shift", "Dragon", "Goblin"),
    ],
    looks: [{ object: "shift", caption: "Dragonshift, overloaded and then changed" }],
    expect: [
      {
        object: "shift",
        name: "Dragonshift",
        oracle_text: `Until end of turn, each creature you control becomes a blue and red Goblin with base power and toughness 4/4, loses all abilities, and gains flying.\n${overload("{3}{U}{U}{R}{R}")}`,
      },
    ],
  },
  {
    slug: "cleave",
    title: "Cleave",
    question: "Fierce Retribution, cast for its cleave cost: what may it destroy?",
    because: [
      "What stands in square brackets is removed, and the spacing closes behind it. \u201cTarget attacking creature\u201d becomes \u201ctarget creature\u201d, and any creature will do.",
    ],
    rules: ["702.148", "702.148b"],
    objects: { retribution: "Fierce Retribution" },
    steps: [{ do: "cast", object: "retribution", with: { cleave: true } }],
    looks: [{ object: "retribution", caption: "Fierce Retribution, cast for its cleave cost" }],
    expect: [{ object: "retribution", oracle_text: `${cleave("{5}{W}")}\nDestroy target creature.` }],
    change: { card: "Fierce Retribution", with: "Cleave" },
  },
  {
    slug: "cleave-types",
    title: "Cleave, and types in brackets",
    question: "I change Wolf to Elf in Lunar Rejection, which was cast with cleave. Is there still a type in it?",
    because: [
      "No. The words in brackets were removed as the spell was cast, and what is gone can\u2019t change. The effect is there all the same, and finds nothing.",
    ],
    rules: ["702.148a", "613.7"],
    objects: { rejection: "Lunar Rejection", evolution: "Artificial Evolution" },
    steps: [
      { do: "cast", object: "rejection", with: { cleave: true } },
      ...changes("evolution", "rejection", "Wolf", "Elf"),
    ],
    looks: [{ object: "rejection", caption: "Lunar Rejection, cleaved and then changed" }],
    expect: [
      {
        object: "rejection",
        oracle_text: `${cleave("{3}{U}")}\nReturn target creature to its owner's hand.\nDraw a card.`,
      },
    ],
  },
];
