/** Several objects at once: copies, tokens, zones, the order of effects, and what follows in later layers. */
import type { Example } from "../example/Example.ts";
import { changes, exchange, sticker } from "./steps.ts";

const protection = (color: string): string =>
  `First strike (This creature deals combat damage before creatures without first strike.)\nProtection from ${color} (This creature can't be blocked, targeted, dealt damage, or enchanted by anything ${color}.)`;

const islandwalk =
  "Other Merfolk get +1/+1 and have islandwalk. (They can't be blocked as long as defending player controls an Island.)";

const goblins = { colors: ["red"], types: ["Creature"], subtypes: ["Goblin"], power: "1", toughness: "1" };

export const boards: ReadonlyArray<Example> = [
  {
    slug: "copies",
    title: "Copies",
    question: "My Goblin King was changed to an Elf. If my Clone copies him, whom does the Clone lead?",
    because: [
      "What is copied are values as they are before layer 3: the printed text, as other copy effects left it. A text change is not copied, so the Clone says what is printed on Goblin King.",
    ],
    rules: ["707.2", "613.1"],
    objects: { king: "Goblin King", clone: "Clone", evolution: "Artificial Evolution" },
    steps: [...changes("evolution", "king", "Goblin", "Elf"), { do: "copy", object: "clone", of: "king" }],
    looks: [
      { object: "king", caption: "Goblin King, changed" },
      { object: "clone", caption: "The Clone of him" },
    ],
    expect: [
      { object: "king", type_line: "Creature — Elf", oracle_text: "Other Elves get +1/+1 and have mountainwalk." },
      {
        object: "clone",
        name: "Goblin King",
        type_line: "Creature — Goblin",
        oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
        order: [],
      },
    ],
  },
  {
    slug: "tokens",
    title: "Tokens before and after",
    question: "I can change Krenko before he makes a Goblin, or the Goblin afterwards. Is that the same in the end?",
    because: [
      "The types are the same, the names are not. Changed before, Krenko\u2019s text says Elf, and the token is made as an Elf and named Elf Token.",
      "A token that is there has its name already. A change of its types leaves that alone: it is an Elf named Goblin Token.",
    ],
    rules: ["612.4", "612.2a", "111.4"],
    objects: { krenko: "Krenko, Mob Boss", first: "Artificial Evolution", second: "Artificial Evolution" },
    steps: [
      { do: "create", by: "krenko", token: goblins, as: ["before"] },
      ...changes("first", "before", "Goblin", "Elf"),
      ...changes("second", "krenko", "Goblin", "Elf"),
      { do: "create", by: "krenko", token: goblins, as: ["after"] },
    ],
    looks: [
      { object: "before", caption: "The token that was changed itself" },
      { object: "after", caption: "The token that a changed Krenko made" },
    ],
    expect: [
      { object: "before", name: "Goblin Token", type_line: "Creature — Elf", colors: ["R"] },
      { object: "after", name: "Elf Token", type_line: "Creature — Elf", colors: ["R"] },
      {
        object: "krenko",
        type_line: "Legendary Creature — Elf Warrior",
        oracle_text: "{T}: Create X 1/1 red Elf creature tokens, where X is the number of Elves you control.",
      },
    ],
  },
  {
    slug: "spell-to-permanent",
    title: "From the spell to the permanent",
    question:
      "I change Goblin King while he is a spell on the stack. Is he still changed once he has resolved? And when he dies and comes back?",
    because: [
      "An object that changes zones is a new one and forgets. A permanent spell is the exception that counts here: what changed its text goes on on the permanent that it becomes.",
      "To the graveyard there is no such exception. What comes back is the printed card.",
    ],
    rules: ["400.7a", "612.1"],
    objects: { king: "Goblin King", evolution: "Artificial Evolution" },
    steps: [
      { do: "move", object: "king", to: "hand" },
      { do: "cast", object: "king" },
      ...changes("evolution", "king", "Goblin", "Elf"),
      { do: "resolve", object: "king" },
      { do: "leave", object: "king" },
      { do: "enter", object: "king" },
    ],
    looks: [
      { object: "king", caption: "Goblin King, changed as a spell, on the battlefield", after: 5 },
      { object: "king", caption: "Goblin King, back from the graveyard" },
    ],
    expect: [
      { after: 4, object: "king", zone: "stack", type_line: "Creature — Elf" },
      {
        after: 5,
        object: "king",
        zone: "battlefield",
        type_line: "Creature — Elf",
        oracle_text: "Other Elves get +1/+1 and have mountainwalk.",
      },
      {
        object: "king",
        zone: "battlefield",
        type_line: "Creature — Goblin",
        oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
        order: [],
      },
    ],
  },
  {
    slug: "timestamps",
    title: "Timestamps",
    question:
      "Two Barbarian Outcasts, each under two Magical Hacks, the same two in another order. Why do they say different things?",
    because: [
      "Changes of the same words apply in the order of their timestamps, each to what the earlier ones left. On the first Outcast the second spell finds the Island that the first made. On the other, the first spell finds no Island yet, and it does not look again.",
    ],
    rules: ["613.7", "613.8a"],
    objects: {
      one: "Barbarian Outcast",
      other: "Barbarian Outcast",
      a: "Magical Hack",
      b: "Magical Hack",
      c: "Magical Hack",
      d: "Magical Hack",
    },
    steps: [
      ...changes("a", "one", "Swamp", "Island"),
      ...changes("b", "one", "Island", "Forest"),
      ...changes("c", "other", "Island", "Forest"),
      ...changes("d", "other", "Swamp", "Island"),
    ],
    looks: [
      { object: "one", caption: "First Swamp becomes Island, then Island becomes Forest" },
      { object: "other", caption: "First Island becomes Forest, then Swamp becomes Island" },
    ],
    expect: [
      { object: "one", oracle_text: "When you control no Forests, sacrifice this creature." },
      { object: "other", oracle_text: "When you control no Islands, sacrifice this creature." },
    ],
  },
  {
    slug: "another-reading",
    title: "Another reading of dependency",
    question:
      "Is it certain that the older of two word changes does not wait for the newer one, whose word it would find?",
    because: [
      "It is our reading, not a certain one. What an effect does is its instruction, \u201creplace these words\u201d, and the newer change doesn\u2019t alter that; so nothing waits, and timestamps decide. Examples of the rules about abilities and about stickers are decided in that way.",
      "Whoever holds that it is about the words which are found gets it with an option, and that is how this page was worked out. The older change waits, and finds the Island.",
    ],
    rules: ["613.8a", "613.8b"],
    options: { dependency: "outcome" },
    objects: { outcast: "Barbarian Outcast", older: "Magical Hack", newer: "Magical Hack" },
    steps: [...changes("older", "outcast", "Island", "Forest"), ...changes("newer", "outcast", "Swamp", "Island")],
    looks: [{ object: "outcast", caption: "Barbarian Outcast, by the other reading" }],
    expect: [
      { object: "outcast", oracle_text: "When you control no Forests, sacrifice this creature.", order: ["c2", "c1"] },
    ],
  },
  {
    slug: "dependency",
    title: "Dependency: the text that is given",
    question:
      "White Knight is on top of my graveyard, and I put a name sticker on him there. What is my Volrath\u2019s Shapeshifter called, which was there long before?",
    because: [
      "The Shapeshifter\u2019s effect is the older one. But the sticker changes the text that this effect gives, so the effect depends on it and waits until the sticker has applied. It gives the name with the sticker\u2019s word in it.",
      "A sticker on the Shapeshifter itself is another matter: it adds to whatever name it has by then.",
    ],
    rules: ["613.8b", "612.6", "123.6"],
    objects: {
      knight: {
        name: "White Knight",
        mana_cost: "{W}{W}",
        type_line: "Creature — Human Knight",
        oracle_text: protection("black"),
        power: "2",
        toughness: "2",
        colors: ["W"],
        zone: "graveyard",
      },
      shapeshifter: "Volrath's Shapeshifter",
    },
    steps: [...sticker("knight", "Space", 1), ...sticker("shapeshifter", "Big", 0)],
    looks: [{ object: "shapeshifter", caption: "Volrath\u2019s Shapeshifter with both stickers" }],
    expect: [
      { after: 1, object: "shapeshifter", name: "White Space Knight" },
      { object: "shapeshifter", name: "Big White Space Knight", type_line: "Creature — Human Knight", colors: ["W"] },
    ],
  },
  {
    slug: "ability-that-leaves",
    title: "Dependency: an ability that leaves",
    question:
      "My Volrath\u2019s Shapeshifter is a Serra Angel, and its text box is exchanged with that of Grizzly Bears. Is it still the Angel?",
    because: [
      "No. An effect waits for another which would change whether it exists. The ability that gives the full text stands in the text box that is exchanged away. So the exchange applies first, though it is the later effect, and then there is nothing left to give the full text.",
      "What the Bears get is the text that the Shapeshifter had before the exchange: that of the Angel, with the ability besides.",
    ],
    rules: ["613.8", "612.5", "701.12h"],
    objects: {
      shapeshifter: "Volrath's Shapeshifter",
      angel: "Serra Angel",
      bears: "Grizzly Bears",
      words: "Exchange of Words",
    },
    steps: [{ do: "move", object: "angel", to: "graveyard" }, ...exchange("shapeshifter", "bears")],
    looks: [
      { object: "shapeshifter", caption: "Volrath\u2019s Shapeshifter after the exchange" },
      { object: "bears", caption: "And Grizzly Bears" },
    ],
    expect: [
      { after: 1, object: "shapeshifter", name: "Serra Angel" },
      {
        object: "shapeshifter",
        name: "Volrath's Shapeshifter",
        type_line: "Creature — Shapeshifter",
        oracle_text: "",
        power: "0",
        toughness: "1",
      },
      {
        object: "bears",
        name: "Grizzly Bears",
        oracle_text: "Flying\nVigilance (Attacking doesn't cause this creature to tap.)\n{2}: Discard a card.",
      },
    ],
  },
  {
    slug: "changed-text-travels",
    title: "A changed text box is exchanged",
    question:
      "Lord of Atlantis was changed from Islands to Swamps, and then its text box is exchanged with Goblin Piker\u2019s. What does the Piker say?",
    because: [
      "Each object gets the rules text that the other had before the exchange, with every change that had been made to it. The change itself stays on the Lord, and finds no word there any more.",
    ],
    rules: ["701.12h", "612.5", "613.7"],
    objects: { lord: "Lord of Atlantis", piker: "Goblin Piker", hack: "Magical Hack", words: "Exchange of Words" },
    steps: [...changes("hack", "lord", "Island", "Swamp"), ...exchange("lord", "piker")],
    looks: [
      { object: "piker", caption: "Goblin Piker with the text box of the changed Lord of Atlantis" },
      { object: "lord", caption: "Lord of Atlantis after the exchange" },
    ],
    expect: [
      {
        object: "piker",
        name: "Goblin Piker",
        type_line: "Creature — Goblin Warrior",
        oracle_text: islandwalk.replace("islandwalk", "swampwalk").replace("an Island", "a Swamp"),
      },
      { object: "lord", oracle_text: "", type_line: "Creature — Merfolk" },
    ],
  },
  {
    slug: "self-names",
    title: "A name in a text box that moves",
    question: "Goblin King gets the text box of Plague Rats. Does he count Goblin Kings or Plague Rats?",
    because: [
      "A text that speaks of its own object by name means the object that has it now: it is Goblin King\u2019s power and toughness that are set.",
      "\u201cNamed\u201d is another matter: that asks for the very name. He counts Plague Rats.",
    ],
    rules: ["201.5b", "612.5"],
    objects: { king: "Goblin King", rats: "Plague Rats", words: "Exchange of Words" },
    steps: exchange("king", "rats"),
    looks: [{ object: "king", caption: "Goblin King with the text box of Plague Rats" }],
    expect: [
      {
        object: "king",
        name: "Goblin King",
        oracle_text:
          "Goblin King's power and toughness are each equal to the number of creatures named Plague Rats on the battlefield.",
      },
    ],
  },
  {
    slug: "defined-size",
    title: "A size that moves",
    question: "Tarmogoyf and Grizzly Bears exchange text boxes. How big is each of them?",
    because: [
      "An ability that defines characteristics may have been printed, copied, or acquired by a text change, and defines the characteristics of whatever object has it now. So the Bears count card types in graveyards.",
      "Tarmogoyf keeps the stars that are printed on it, and nothing says any more what they are. A star without a value is 0, and its toughness is one more.",
    ],
    rules: ["604.3a", "612.5", "613.4a"],
    objects: {
      goyf: "Tarmogoyf",
      bears: "Grizzly Bears",
      words: "Exchange of Words",
      bolt: "Lightning Bolt",
      piker: "Goblin Piker",
      forest: "Forest",
    },
    steps: [
      {
        do: "ability",
        of: "goyf",
        defines: true,
        does: [
          {
            layer: "power-toughness",
            set: {
              power: { card_types: { zone: "graveyard" } },
              toughness: { card_types: { zone: "graveyard" }, plus: 1 },
            },
          },
        ],
      },
      { do: "leave", object: "bolt" },
      { do: "leave", object: "piker" },
      { do: "leave", object: "forest" },
      ...exchange("goyf", "bears"),
    ],
    looks: [
      { object: "bears", caption: "Grizzly Bears with the text box of Tarmogoyf" },
      { object: "goyf", caption: "Tarmogoyf with that of Grizzly Bears" },
    ],
    expect: [
      { after: 4, object: "goyf", power: "3", toughness: "4" },
      { after: 4, object: "bears", power: "2", toughness: "2" },
      {
        object: "bears",
        oracle_text:
          "Grizzly Bears's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.",
        power: "3",
        toughness: "4",
      },
      { object: "goyf", oracle_text: "", power: "0", toughness: "1" },
    ],
  },
  {
    slug: "sticker-places",
    title: "Where a sticker stands",
    question:
      "I put \u201cSpace\u201d after the first word of Grizzly Bears, and \u201cBig\u201d before it all. What is the name?",
    because: [
      "A sticker is put at a place among the words of the name, and keeps to that place as later ones come. Where another effect left the name shorter, it stands at the end; a nameless object has the word as its name.",
    ],
    rules: ["123.6", "612.9"],
    objects: { bears: "Grizzly Bears" },
    steps: [...sticker("bears", "Space", 1), ...sticker("bears", "Big", 0)],
    looks: [{ object: "bears", caption: "First \u201cSpace\u201d after one word, then \u201cBig\u201d before all" }],
    expect: [
      {
        object: "bears",
        name: "Big Grizzly Space Bears",
        names: ["Big Grizzly Space Bears"],
        type_line: "Creature — Bear",
      },
    ],
  },
  {
    slug: "blood-moon",
    title: "Text before types: Blood Moon",
    question:
      "Magical Hack on Blood Moon, Mountain to Island. And another on the Urza\u2019s Tower that it made a Mountain: what mana does that make?",
    because: [
      "Layer 3 comes before layer 4. Blood Moon\u2019s text is changed first, and by that text nonbasic lands are Islands.",
      "The Tower is a Mountain by an effect and not by its text, so there is nothing on it that a text change could reach.",
    ],
    rules: ["613.1", "612.3", "305.7"],
    objects: {
      moon: "Blood Moon",
      tower: "Urza's Tower",
      forest: "Forest",
      first: "Magical Hack",
      second: "Magical Hack",
    },
    steps: [
      {
        do: "ability",
        of: "moon",
        affects: { types: ["Land"], not: { supertypes: ["Basic"] } },
        does: [{ layer: "type", set: { subtypes: ["Mountain"] } }],
      },
      ...changes("first", "tower", "Mountain", "Swamp"),
      ...changes("second", "moon", "Mountain", "Island"),
    ],
    looks: [
      { object: "moon", caption: "Blood Moon, changed" },
      { object: "tower", caption: "Urza\u2019s Tower: its text says what it said" },
    ],
    expect: [
      { after: 3, object: "tower", subtypes: ["Mountain"], abilities: ["{T}: Add {R}."] },
      { object: "moon", oracle_text: "Nonbasic lands are Islands." },
      { object: "tower", type_line: "Land — Urza's Tower", subtypes: ["Island"], abilities: ["{T}: Add {U}."] },
      { object: "forest", subtypes: ["Forest"], abilities: ["{T}: Add {G}."] },
    ],
  },
  {
    slug: "target-that-fits-no-more",
    title: "A target that fits no more",
    question:
      "My opponent\u2019s Terror targets my Serra Angel. If I change \u201cnonblack\u201d in it to \u201cnonwhite\u201d, is she safe?",
    because: [
      "She is. As a spell resolves its targets are looked at again, by the words that it has by then. She is white, the spell wants a nonwhite creature, and with its only target illegal it does nothing.",
      "Its targets can\u2019t be chosen anew.",
    ],
    rules: ["608.2b", "612.2"],
    objects: { terror: "Terror", angel: "Serra Angel", sleight: "Sleight of Mind" },
    steps: [
      {
        do: "cast",
        object: "terror",
        target: "angel",
        wants: { types: ["Creature"], not: { any: [{ types: ["Artifact"] }, { colors: ["black"] }] } },
        does: [{ kind: "move", to: "graveyard" }],
      },
      ...changes("sleight", "terror", "black", "white"),
      { do: "resolve", object: "terror" },
    ],
    looks: [{ object: "terror", caption: "Terror on the stack, changed", after: 3 }],
    expect: [
      {
        after: 3,
        object: "terror",
        oracle_text: "Destroy target nonartifact, nonwhite creature. It can't be regenerated.",
      },
      { object: "angel", zone: "battlefield" },
      { object: "terror", zone: "graveyard" },
    ],
  },
  {
    slug: "two-faces",
    title: "A card with two faces",
    question: "Delver of Secrets, a Human, was made an Elf, and then it transforms. Is the Aberration an Elf?",
    because: [
      "A permanent that transforms is the same object, and effects on it go on. A change applies to whichever face is up: \u201cHuman\u201d stands on the type line of both, so both are Elves.",
    ],
    rules: ["612.1", "613.1"],
    objects: { delver: "Delver of Secrets // Insectile Aberration", evolution: "Artificial Evolution" },
    steps: [...changes("evolution", "delver", "Human", "Elf"), { do: "transform", object: "delver" }],
    looks: [
      { object: "delver", caption: "Delver of Secrets, changed", after: 2 },
      { object: "delver", caption: "Transformed" },
    ],
    expect: [
      { after: 2, object: "delver", name: "Delver of Secrets", type_line: "Creature — Elf Wizard" },
      {
        object: "delver",
        name: "Insectile Aberration",
        type_line: "Creature — Elf Insect",
        oracle_text: "Flying",
        subtypes: ["Elf", "Insect"],
      },
    ],
  },
];
