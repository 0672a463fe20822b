/** One word changed on one card: a colour word, a basic land type, a creature type. */
import type { Example } from "../example/Example.ts";
import { changes } from "./steps.ts";

export const oneWord: ReadonlyArray<Example> = [
  {
    slug: "colour-word",
    title: "A colour word",
    question:
      "I cast Sleight of Mind on Pink Horror and choose blue and green. When it dies, are its tokens still named Blue Horror? And what colours are they?",
    because: [
      "The tokens are green and red, and they are named Blue Horror. Sleight of Mind changes a colour word only where it is used as a colour. \u201c2/2 blue and red\u201d is such a use. \u201cBlue Horror\u201d isn\u2019t: the ability gives its tokens a name of its own, and no word of a name changes.",
      "What the tokens are named, then, says nothing about what they are. An effect that cares about blue creatures does not see them.",
    ],
    rules: ["612.2", "111.4"],
    objects: { horror: "Pink Horror", sleight: "Sleight of Mind" },
    steps: changes("sleight", "horror", "blue", "green"),
    looks: [{ object: "horror", caption: "After Sleight of Mind: blue becomes green" }],
    expect: [
      {
        object: "horror",
        name: "Pink Horror",
        type_line: "Creature — Demon Horror",
        oracle_text:
          'Coruscating Flames — Whenever you cast an instant or sorcery spell, this creature deals 2 damage to any target.\nSplit — When this creature dies, create two 2/2 green and red Demon Horror creature tokens named Blue Horror with "Whenever you cast an instant or sorcery spell, this token deals 1 damage to any target."',
        kept: ["Horror: self-name", "Blue: token-name", "Horror: token-name"],
      },
    ],
    change: { card: "Pink Horror", with: "Sleight of Mind", from: "blue", to: "green" },
  },
  {
    slug: "basic-land-type",
    title: "A basic land type",
    question:
      "My opponent controls Swamps and no Island. If I cast Magical Hack on my Island Fish Jasconius, Island to Swamp, can it attack? And what must I control to keep it?",
    because: [
      "It can attack, and you now need a Swamp of your own to keep it. Both sentences use \u201cIsland\u201d as a land type, so both change, one of them in the plural. The name keeps its Island: no effect that changes a subtype can change a name, however much the name looks like one.",
      "To untap it in your upkeep still costs blue mana. A mana symbol is no land type word, and what Swamps produce has no bearing on it.",
    ],
    rules: ["612.2"],
    objects: { fish: "Island Fish Jasconius", hack: "Magical Hack" },
    steps: changes("hack", "fish", "Island", "Swamp"),
    looks: [{ object: "fish", caption: "After Magical Hack: Island becomes Swamp" }],
    expect: [
      {
        object: "fish",
        name: "Island Fish Jasconius",
        type_line: "Creature — Fish",
        oracle_text:
          "This creature doesn't untap during your untap step.\nAt the beginning of your upkeep, you may pay {U}{U}{U}. If you do, untap this creature.\nThis creature can't attack unless defending player controls a Swamp.\nWhen you control no Swamps, sacrifice this creature.",
        kept: ["Island: self-name", "Fish: self-name"],
      },
    ],
    change: { card: "Island Fish Jasconius", with: "Magical Hack", from: "Island", to: "Swamp" },
  },
  {
    slug: "creature-type",
    title: "A creature type",
    question:
      "I cast Artificial Evolution on Goblin King and choose Goblin and Elf. Which creatures does it help now, and is it still a Goblin itself?",
    because: [
      "It helps other Elves, and it is an Elf. A text change reaches the type line as well as the text box, so the one word there changes too. \u201cGoblins\u201d is the plural of the same creature type and becomes the plural of the new one.",
      "It is still named Goblin King, because a name never changes with the words in it. \u201cMountain\u201d in \u201cmountainwalk\u201d is a land type in use: Magical Hack could change it, and Artificial Evolution, which changes creature types, can\u2019t.",
    ],
    rules: ["612.1", "612.2"],
    objects: { king: "Goblin King", evolution: "Artificial Evolution" },
    steps: changes("evolution", "king", "Goblin", "Elf"),
    looks: [{ object: "king", caption: "After Artificial Evolution: Goblin becomes Elf" }],
    expect: [
      {
        object: "king",
        name: "Goblin King",
        type_line: "Creature — Elf",
        oracle_text: "Other Elves get +1/+1 and have mountainwalk.",
        kept: ["Goblin: self-name"],
      },
    ],
    change: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
  },
];
