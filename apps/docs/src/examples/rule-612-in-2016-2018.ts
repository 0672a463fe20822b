/** An example for each subrule of 612 in the editions from 2016-08-26 to 2018-08-10, carried out under the last of them. */
import type { Example } from "../example/Example.ts";
import { changes } from "./steps.ts";

const edition = "2018-08-10";

const protection = (color: string): string =>
  `First strike (This creature deals combat damage before creatures without first strike.)\nProtection from ${color} (This creature can't be blocked, targeted, dealt damage, or enchanted by anything ${color}.)`;

const scout = {
  token: true,
  type_line: "Token Creature — Goblin Scout",
  oracle_text: "Mountainwalk",
  power: "1",
  toughness: "1",
  colors: ["R"],
};

export const rule612In2018: ReadonlyArray<Example> = [
  {
    slug: "2018-612-1",
    title: "612.1 in 2018: What a change reaches",
    edition,
    question: "Magical Hack on Tropical Island, Forest to Swamp: what mana does it make?",
    because: [
      "Any words or symbols on an object can be changed, and as a rule those of the rules text and of the type line are. Here the word stands on the type line alone. The land is a Swamp Island, and makes black and blue mana, since that comes with the types.",
      "The parenthesis in its text box is reminder text, and has no say in it. Cards of a later day that exchange text boxes or set a name had no subrule of their own in these editions; asked about them, the library cites this definition.",
    ],
    rules: ["612.1", "305.6"],
    objects: { tropical: "Tropical Island", hack: "Magical Hack" },
    steps: changes("hack", "tropical", "Forest", "Swamp"),
    looks: [{ object: "tropical", caption: "Magical Hack on Tropical Island: Forest becomes Swamp" }],
    expect: [
      {
        object: "tropical",
        name: "Tropical Island",
        type_line: "Land — Swamp Island",
        abilities: ["{T}: Add {U}.", "{T}: Add {B}."],
        kept: ["Island: self-name"],
      },
    ],
    change: { card: "Tropical Island", with: "Magical Hack", from: "Forest", to: "Swamp" },
  },
  {
    slug: "2018-612-2",
    title: "612.2 in 2018: Words in use",
    edition,
    question:
      "I make Black Knight\u2019s protection from white a protection from black. Does his name change as well, or his colour?",
    because: [
      "Unchanged to this day: a word has to be used as a colour, a land type or a creature type, and names never change. \u201cwhite\u201d in the text is a colour in use. \u201cBlack\u201d in the name is none, and the Knight\u2019s own colour comes from his mana cost, which holds no colour word.",
      "Reminder text has no effect on the game. By default it is kept true to the ability that it explains.",
    ],
    rules: ["612.2", "207.2a"],
    objects: { knight: "Black Knight", sleight: "Sleight of Mind" },
    steps: changes("sleight", "knight", "white", "black"),
    looks: [{ object: "knight", caption: "Sleight of Mind on Black Knight: white becomes black" }],
    expect: [
      {
        object: "knight",
        name: "Black Knight",
        oracle_text: protection("black"),
        colors: ["B"],
        kept: ["Black: self-name", "Knight: self-name"],
      },
    ],
    change: { card: "Black Knight", with: "Sleight of Mind", from: "white", to: "black" },
  },
  {
    slug: "2018-612-2a",
    title: "612.2a in 2018: Types of tokens to be made",
    edition,
    question: "Bitterblossom under Artificial Evolution, Faerie to Goblin: which tokens will it make?",
    because: [
      "Unchanged to this day: the words for a token\u2019s types change, though a token without a name of its own is named for them too. From now on it makes Goblin Rogues.",
      "The enchantment itself has the type on its type line, so that changes with it.",
    ],
    rules: ["612.2a"],
    objects: { blossom: "Bitterblossom", evolution: "Artificial Evolution" },
    steps: changes("evolution", "blossom", "Faerie", "Goblin"),
    looks: [{ object: "blossom", caption: "Artificial Evolution on Bitterblossom: Faerie becomes Goblin" }],
    expect: [
      {
        object: "blossom",
        type_line: "Kindred Enchantment — Goblin",
        oracle_text:
          "At the beginning of your upkeep, you lose 1 life and create a 1/1 black Goblin Rogue creature token with flying.",
      },
    ],
    change: { card: "Bitterblossom", with: "Artificial Evolution", from: "Faerie", to: "Goblin" },
  },
  {
    slug: "2018-612-3",
    title: "612.3 in 2018: Granted abilities",
    edition,
    question: "Elvish Champion gives my Llanowar Elves forestwalk. Which of the two must I hack to get islandwalk?",
    because: [
      "The Champion. Unchanged to this day: to add an ability is no change of text, so on Llanowar Elves there is no word \u201cForest\u201d that could change.",
    ],
    rules: ["612.3"],
    objects: { elves: "Llanowar Elves", champion: "Elvish Champion", first: "Magical Hack", second: "Magical Hack" },
    steps: [
      {
        do: "ability",
        of: "champion",
        affects: { types: ["Creature"], subtypes: ["Elf"], which: "other" },
        does: [
          { layer: "ability", add: ["Forestwalk"] },
          { layer: "power-toughness", modify: { power: 1, toughness: 1 } },
        ],
      },
      ...changes("first", "elves", "Forest", "Island"),
      ...changes("second", "champion", "Forest", "Island"),
    ],
    looks: [
      { object: "elves", caption: "Llanowar Elves after Magical Hack on them", after: 3 },
      { object: "champion", caption: "Elvish Champion after Magical Hack on it" },
    ],
    expect: [
      { after: 3, object: "elves", oracle_text: "{T}: Add {G}.", abilities: ["{T}: Add {G}.", "Forestwalk"] },
      {
        object: "champion",
        oracle_text:
          "Other Elf creatures get +1/+1 and have islandwalk. (They can't be blocked as long as defending player controls an Island.)",
      },
      { object: "elves", abilities: ["{T}: Add {G}.", "Islandwalk"] },
    ],
  },
  {
    slug: "2018-612-4",
    title: "612.4 in 2018: Text of tokens",
    edition,
    question: "A Goblin Scout token has mountainwalk. Can both words be changed, and what is the token called then?",
    because: [
      "Unchanged to this day: what made the token set its subtypes and its rules text, and both can change. The name was made from the types once, and does not follow them.",
    ],
    rules: ["612.4"],
    objects: { scout, hack: "Magical Hack", evolution: "Artificial Evolution" },
    steps: [...changes("hack", "scout", "Mountain", "Forest"), ...changes("evolution", "scout", "Goblin", "Elf")],
    looks: [{ object: "scout", caption: "A Goblin Scout token after Magical Hack and Artificial Evolution" }],
    expect: [
      {
        object: "scout",
        name: "Goblin Scout Token",
        type_line: "Token Creature — Elf Scout",
        oracle_text: "Forestwalk",
        abilities: ["Forestwalk"],
      },
    ],
  },
  {
    slug: "2018-612-5",
    title: "612.5 in 2018: Full text",
    edition,
    question:
      "Volrath\u2019s Shapeshifter, with Baneslayer Angel on top of the graveyard: what does it say, in the numbering of 2018?",
    because: [
      "The rule for a single card, which stands at 612.6 today. Up to 2013 \u201cfull text\u201d had taken in the expansion symbol too; in these editions it no longer did.",
    ],
    rules: ["612.5"],
    objects: { shapeshifter: "Volrath's Shapeshifter", angel: "Baneslayer Angel" },
    steps: [{ do: "move", object: "angel", to: "graveyard" }],
    looks: [
      {
        object: "shapeshifter",
        caption: "Volrath\u2019s Shapeshifter while Baneslayer Angel is on top of the graveyard",
      },
    ],
    expect: [
      {
        object: "shapeshifter",
        name: "Baneslayer Angel",
        mana_cost: "{3}{W}{W}",
        type_line: "Creature — Angel",
        oracle_text: "Flying, first strike, lifelink, protection from Demons and from Dragons\n{2}: Discard a card.",
        colors: ["W"],
        power: "5",
        toughness: "5",
      },
    ],
  },
  {
    slug: "2018-612-6",
    title: "612.6 in 2018: Every name",
    edition,
    question: "Spy Kit is attached to Krenko in a game of Modern, in 2018. Whose names does he have?",
    because: [
      "New with the edition of 2016-08-26, and 612.7 today. This is the one subrule that meant something else: the names were those of nonlegendary creature cards that are legal in the format of the game. In the edition of 2018-10-05 that limit was gone.",
      "A change may say its format. The outcome names it in these editions, and in later ones pays no heed to it.",
    ],
    rules: ["612.6", "108.1"],
    objects: { krenko: "Krenko, Mob Boss", kit: "Spy Kit" },
    steps: [
      {
        do: "change",
        on: "krenko",
        change: { kind: "every-name", of: "nonlegendary-creature-cards", source: "Spy Kit", format: "Modern" },
        until: { leaves: "kit" },
      },
    ],
    looks: [{ object: "krenko", caption: "Krenko, Mob Boss with Spy Kit, in Modern" }],
    expect: [
      {
        object: "krenko",
        names: { every: "nonlegendary-creature-cards", besides: ["Krenko, Mob Boss"] },
        notes: ["every-name-format"],
      },
    ],
  },
];
