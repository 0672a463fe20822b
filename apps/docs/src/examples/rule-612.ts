/** An example for each subrule of 612, as the section has been numbered since 2022-10-07. The first rule is the subrule. */
import type { Example } from "../example/Example.ts";
import { changes, exchange, splice, sticker } from "./steps.ts";

const kobold = {
  token: true,
  name: "Kobolds of Kher Keep",
  type_line: "Token Creature — Kobold",
  oracle_text: "",
  power: "0",
  toughness: "1",
  colors: ["R"],
};

export const rule612: ReadonlyArray<Example> = [
  {
    slug: "612-1",
    title: "612.1: What a change reaches",
    question:
      "Artificial Evolution turns the Goblins of my Siege-Gang Commander into Elves. What exactly is rewritten on the card?",
    because: [
      "A text change could touch anything that is printed on an object. As a rule it touches two things: the rules text, and the text of the type line. So the one word that was chosen changes in both.",
      "Everything else stays: the name, the mana cost, the colour of the tokens, power and toughness.",
    ],
    rules: ["612.1", "613.1"],
    objects: { commander: "Siege-Gang Commander", evolution: "Artificial Evolution" },
    steps: changes("evolution", "commander", "Goblin", "Elf"),
    looks: [{ object: "commander", caption: "Artificial Evolution on Siege-Gang Commander: Goblin becomes Elf" }],
    expect: [
      {
        object: "commander",
        name: "Siege-Gang Commander",
        type_line: "Creature — Elf",
        oracle_text:
          "When this creature enters, create three 1/1 red Elf creature tokens.\n{1}{R}, Sacrifice an Elf: This creature deals 2 damage to any target.",
        colors: ["R"],
        power: "2",
        toughness: "2",
      },
    ],
    change: { card: "Siege-Gang Commander", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
  },
  {
    slug: "612-2",
    title: "612.2: Words in use",
    question: "My Plague Rats become Wolves. Do they count Wolves now, or creatures named Plague Wolves?",
    because: [
      "A word changes only where it is used as what it is: a creature type where it means the type. On the type line it does, and the Rats are Wolves.",
      "In the text, \u201cPlague Rats\u201d is a name, both where it means the card itself and after \u201cnamed\u201d. A name never changes with the words in it. They count creatures named Plague Rats as before.",
    ],
    rules: ["612.2", "201.5"],
    objects: { rats: "Plague Rats", evolution: "Artificial Evolution" },
    steps: changes("evolution", "rats", "Rat", "Wolf"),
    looks: [{ object: "rats", caption: "Artificial Evolution on Plague Rats: Rat becomes Wolf" }],
    expect: [
      {
        object: "rats",
        name: "Plague Rats",
        type_line: "Creature — Wolf",
        oracle_text:
          "Plague Rats's power and toughness are each equal to the number of creatures named Plague Rats on the battlefield.",
        kept: ["Rats: self-name", "Rats: self-name", "Rats: self-name"],
      },
    ],
    change: { card: "Plague Rats", with: "Artificial Evolution", from: "Rat", to: "Wolf" },
  },
  {
    slug: "612-2a",
    title: "612.2a: Types of tokens to be made",
    question: "I change Dragon Fodder on the stack, Goblin to Elf. What are the tokens, and what are they called?",
    because: [
      "Most texts that make a token use the same words for its creature types and for its name: a token that is given no name is named for its types. Those words are creature types in use, so they change, and the name follows.",
    ],
    rules: ["612.2a", "111.4"],
    objects: { fodder: "Dragon Fodder", evolution: "Artificial Evolution" },
    steps: [
      {
        do: "cast",
        object: "fodder",
        does: [
          {
            kind: "create",
            token: { colors: ["red"], types: ["Creature"], subtypes: ["Goblin"], power: "1", toughness: "1" },
            as: ["one", "other"],
          },
        ],
      },
      ...changes("evolution", "fodder", "Goblin", "Elf"),
      { do: "resolve", object: "fodder" },
    ],
    looks: [
      { object: "fodder", caption: "The spell Dragon Fodder after Artificial Evolution", after: 3 },
      { object: "one", caption: "A token that it makes" },
    ],
    expect: [
      {
        after: 3,
        object: "fodder",
        oracle_text: "Create two 1/1 red Elf creature tokens.",
      },
      { object: "one", name: "Elf Token", type_line: "Creature — Elf", colors: ["R"], subtypes: ["Elf"] },
      { object: "other", name: "Elf Token", type_line: "Creature — Elf" },
    ],
  },
  {
    slug: "612-3",
    title: "612.3: Granted abilities",
    question: "Goblin King gives my Goblin Piker mountainwalk. Can Magical Hack on the Piker make that swampwalk?",
    because: [
      "To give an object an ability, or to take one away, does not change its text. So what was granted can\u2019t be changed by an effect on the object that has it.",
      "Change the King instead: the words of the grant are printed there, and every Goblin gets what they say by then.",
    ],
    rules: ["612.3"],
    objects: { piker: "Goblin Piker", king: "Goblin King", first: "Magical Hack", second: "Magical Hack" },
    steps: [
      {
        do: "ability",
        of: "king",
        affects: { types: ["Creature"], subtypes: ["Goblin"], which: "other" },
        does: [
          { layer: "ability", add: ["Mountainwalk"] },
          { layer: "power-toughness", modify: { power: 1, toughness: 1 } },
        ],
      },
      ...changes("first", "piker", "Mountain", "Swamp"),
      ...changes("second", "king", "Mountain", "Swamp"),
    ],
    looks: [
      { object: "piker", caption: "Goblin Piker after Magical Hack on it", after: 3 },
      { object: "king", caption: "Goblin King after Magical Hack on it" },
    ],
    expect: [
      { after: 3, object: "piker", oracle_text: "", abilities: ["Mountainwalk"], power: "3", toughness: "2" },
      { object: "king", oracle_text: "Other Goblins get +1/+1 and have swampwalk." },
      { object: "piker", oracle_text: "", abilities: ["Swampwalk"] },
    ],
  },
  {
    slug: "612-4",
    title: "612.4: Text of tokens",
    question: "Kher Keep made me a token named Kobolds of Kher Keep. If it becomes an Elf, what is it called?",
    because: [
      "The subtypes and the rules text of a token were set by whatever made it. They count as its text, and a text change on the token reaches them.",
      "Its name was set too, and stays: no change of a type changes a name.",
    ],
    rules: ["612.4", "612.2"],
    objects: { kobold, evolution: "Artificial Evolution" },
    steps: changes("evolution", "kobold", "Kobold", "Elf"),
    looks: [{ object: "kobold", caption: "The token after Artificial Evolution: Kobold becomes Elf" }],
    expect: [
      {
        object: "kobold",
        name: "Kobolds of Kher Keep",
        type_line: "Token Creature — Elf",
        subtypes: ["Elf"],
        colors: ["R"],
        kept: ["Kobolds: self-name"],
      },
    ],
  },
  {
    slug: "612-5",
    title: "612.5: Exchanged text boxes",
    question: "Exchange of Words swaps the text boxes of Goblin King and Lord of Atlantis. Who leads whom?",
    because: [
      "Each has all the rules text of the other, and none of its own. Goblin King leads the Merfolk, Lord of Atlantis the Goblins.",
      "Names, mana costs, type lines, power and toughness are no part of the exchange. It lasts as long as Exchange of Words remains on the battlefield.",
    ],
    rules: ["612.5", "701.12h"],
    objects: { king: "Goblin King", lord: "Lord of Atlantis", words: "Exchange of Words" },
    steps: exchange("king", "lord"),
    looks: [
      { object: "king", caption: "Goblin King" },
      { object: "lord", caption: "Lord of Atlantis" },
    ],
    expect: [
      {
        object: "king",
        name: "Goblin King",
        type_line: "Creature — Goblin",
        oracle_text:
          "Other Merfolk get +1/+1 and have islandwalk. (They can't be blocked as long as defending player controls an Island.)",
        power: "2",
        toughness: "2",
      },
      {
        object: "lord",
        name: "Lord of Atlantis",
        type_line: "Creature — Merfolk",
        oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
      },
    ],
  },
  {
    slug: "612-6",
    title: "612.6: Full text",
    question: "Serra Angel is on top of my graveyard, and I control Volrath\u2019s Shapeshifter. What is it now?",
    because: [
      "\u201cFull text\u201d is more than the text box. It takes in the type line, and the text that stands for name, mana cost, colour indicator, power and toughness. The Shapeshifter is Serra Angel in all of these.",
      "What the effect itself says to have besides is added: the ability to discard a card.",
    ],
    rules: ["612.6"],
    objects: { shapeshifter: "Volrath's Shapeshifter", angel: "Serra Angel" },
    steps: [{ do: "move", object: "angel", to: "graveyard" }],
    looks: [
      { object: "shapeshifter", caption: "Volrath\u2019s Shapeshifter while Serra Angel is on top of the graveyard" },
    ],
    expect: [
      {
        object: "shapeshifter",
        name: "Serra Angel",
        mana_cost: "{3}{W}{W}",
        type_line: "Creature — Angel",
        oracle_text: "Flying\nVigilance (Attacking doesn't cause this creature to tap.)\n{2}: Discard a card.",
        colors: ["W"],
        power: "4",
        toughness: "4",
      },
    ],
  },
  {
    slug: "612-7",
    title: "612.7: Every name",
    question:
      "Spy Kit is attached to Krenko, Mob Boss. Is he also named Serra Angel? And Kobolds of Kher Keep, as a token is?",
    because: [
      "He has, besides his own name, the name of every nonlegendary creature card in the Oracle reference, whatever is legal in the format. Serra Angel is one, and there is a creature card Kobolds of Kher Keep, so he has both. He has no name of another legend.",
      "Twenty thousand names are not listed. The answer says which kind of card they are of.",
    ],
    rules: ["612.7", "108.1"],
    objects: { krenko: "Krenko, Mob Boss", kit: "Spy Kit" },
    steps: [{ do: "attach", object: "kit", to: "krenko" }],
    looks: [{ object: "krenko", caption: "Krenko, Mob Boss with Spy Kit" }],
    expect: [
      {
        object: "krenko",
        names: { every: "nonlegendary-creature-cards", besides: ["Krenko, Mob Boss"] },
        has_name: {
          "Krenko, Mob Boss": true,
          "Serra Angel": true,
          "Kobolds of Kher Keep": true,
          "Sliver Overlord": false,
          "Lightning Bolt": false,
        },
        notes: ["every-name"],
      },
    ],
    change: { card: "Krenko, Mob Boss", with: "Spy Kit" },
  },
  {
    slug: "612-8",
    title: "612.8: A name that is set",
    question: "Witness Protection is on Krenko, and then Spy Kit is attached to him. What is he called?",
    because: [
      "An effect that gives an object a name changes the text that stands for it. Every name that it had is lost, and it has the given one alone.",
      "A later effect may add to it again. Were Spy Kit there first, its names would be gone.",
    ],
    rules: ["612.8", "612.7", "613.7"],
    objects: { krenko: "Krenko, Mob Boss", protection: "Witness Protection", kit: "Spy Kit" },
    steps: [
      { do: "attach", object: "protection", to: "krenko" },
      { do: "attach", object: "kit", to: "krenko" },
    ],
    looks: [
      { object: "krenko", caption: "Krenko under Witness Protection", after: 1 },
      { object: "krenko", caption: "And with Spy Kit besides" },
    ],
    expect: [
      { after: 1, object: "krenko", name: "Legitimate Businessperson", names: ["Legitimate Businessperson"] },
      {
        object: "krenko",
        names: { every: "nonlegendary-creature-cards", besides: ["Legitimate Businessperson"] },
        has_name: { "Krenko, Mob Boss": false, "Goblin King": true },
      },
    ],
  },
  {
    slug: "612-9",
    title: "612.9: Name stickers",
    question: "I put the sticker \u201cElf\u201d into the name of Goblin King. Is he an Elf?",
    because: [
      "No. The word of a sticker is added to the text that stands for the name. It is part of a name then and nothing else: a creature type on a sticker makes nothing a creature of that type.",
    ],
    rules: ["612.9", "123.6"],
    objects: { king: "Goblin King" },
    steps: sticker("king", "Elf", 1),
    looks: [{ object: "king", caption: "The sticker \u201cElf\u201d after the first word of Goblin King" }],
    expect: [{ object: "king", name: "Goblin Elf King", type_line: "Creature — Goblin", subtypes: ["Goblin"] }],
    change: { card: "Goblin King", with: "Name sticker", word: "Elf", after: 1 },
  },
  {
    slug: "612-10",
    title: "612.10: Splice",
    question: "I splice Glacial Ray onto Consuming Vortex. Is the spell red now, and which card deals the damage?",
    because: [
      "The rules text of the spliced card is added after the spell\u2019s own, its line about splice included. Nothing of the spell\u2019s own text is replaced.",
      "Of the spliced card nothing but its rules text comes along: no name, no cost, no colour. The spell stays blue, and \u201cGlacial Ray\u201d in the text means the spell.",
    ],
    rules: ["612.10", "702.47c", "201.5b"],
    objects: { vortex: "Consuming Vortex", ray: "Glacial Ray" },
    steps: [
      { do: "move", object: "ray", to: "hand" },
      { do: "cast", object: "vortex", with: { splice: ["ray"] } },
    ],
    looks: [{ object: "vortex", caption: "Consuming Vortex with Glacial Ray spliced onto it" }],
    expect: [
      {
        object: "vortex",
        name: "Consuming Vortex",
        mana_cost: "{1}{U}",
        oracle_text: `Return target creature to its owner's hand.\n${splice("{3}{U}")}\nConsuming Vortex deals 2 damage to any target.\n${splice("{1}{R}")}`,
        colors: ["U"],
      },
      { object: "ray", zone: "hand" },
    ],
    change: { card: "Consuming Vortex", with: "Splice", cards: ["Glacial Ray"] },
  },
];
