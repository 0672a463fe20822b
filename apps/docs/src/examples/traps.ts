/** Words that look like a colour, a land type or a creature type and are none, or that are one where nobody expects it. */
import type { Example } from "../example/Example.ts";
import { changes } from "./steps.ts";

export const traps: ReadonlyArray<Example> = [
  {
    slug: "short-name",
    title: "A name cut short",
    question: "Scarlet Spider, Kaine is a Spider. If I make that a Goblin, does his text speak of a Scarlet Goblin?",
    because: [
      "No. A legend\u2019s text may call it by the first part of its name, and that means the same as the whole name. \u201cSpider\u201d there is part of a name, and stays. On the type line it is a creature type, and changes.",
    ],
    rules: ["201.5c", "612.2"],
    objects: { kaine: "Scarlet Spider, Kaine", evolution: "Artificial Evolution" },
    steps: changes("evolution", "kaine", "Spider", "Goblin"),
    looks: [{ object: "kaine", caption: "Artificial Evolution on Scarlet Spider, Kaine: Spider becomes Goblin" }],
    expect: [
      {
        object: "kaine",
        name: "Scarlet Spider, Kaine",
        type_line: "Legendary Creature — Goblin Human Hero",
        oracle_text:
          "Menace (This creature can't be blocked except by two or more creatures.)\nWhen Scarlet Spider enters, you may discard a card. If you do, put a +1/+1 counter on him.\nMayhem {B/R} (You may cast this card from your graveyard for {B/R} if you discarded it this turn. Timing rules still apply.)",
        kept: ["Spider: self-name", "Spider: self-name"],
      },
    ],
    change: { card: "Scarlet Spider, Kaine", with: "Artificial Evolution", from: "Spider", to: "Goblin" },
  },
  {
    slug: "one-word-twice",
    title: "One word, once a type and once a name",
    question: "Flock of Rabid Sheep with Sheep changed to Wolf: does it make Rabid Wolves?",
    because: [
      "It makes Wolves that are named Rabid Sheep. The first \u201cSheep\u201d is the token\u2019s type, and changes. The second stands in the name that the text gives it, and stays; so does the one in the spell\u2019s own name. Its plural is spelled like its singular: what is meant has to be read from the sentence.",
    ],
    rules: ["612.2", "111.4"],
    objects: { flock: "Flock of Rabid Sheep", evolution: "Artificial Evolution" },
    steps: changes("evolution", "flock", "Sheep", "Wolf"),
    looks: [{ object: "flock", caption: "Artificial Evolution on Flock of Rabid Sheep: Sheep becomes Wolf" }],
    expect: [
      {
        object: "flock",
        name: "Flock of Rabid Sheep",
        oracle_text: "Flip X coins. For each flip you win, create a 2/2 green Wolf creature token named Rabid Sheep.",
        kept: ["Sheep: self-name", "Sheep: token-name"],
      },
    ],
    change: { card: "Flock of Rabid Sheep", with: "Artificial Evolution", from: "Sheep", to: "Wolf" },
  },
  {
    slug: "fear",
    title: "A word that only the rule says",
    question: "I change black to red on Razortooth Rats, which have fear. Can red creatures block them now?",
    because: [
      "No. The only \u201cblack\u201d on the card is in reminder text, which has no effect on the game. What fear means stands in its rule, and no text change reaches the rules.",
      "By default the reminder stays true to the rule. An option rewrites it to the letter, and changes nothing about who may block.",
    ],
    rules: ["702.36b", "207.2a", "612.1"],
    objects: { rats: "Razortooth Rats", sleight: "Sleight of Mind" },
    steps: changes("sleight", "rats", "black", "red"),
    looks: [{ object: "rats", caption: "Sleight of Mind on Razortooth Rats: black becomes red" }],
    expect: [
      {
        object: "rats",
        oracle_text: "Fear (This creature can't be blocked except by artifact creatures and/or black creatures.)",
        abilities: ["Fear"],
      },
    ],
    change: { card: "Razortooth Rats", with: "Sleight of Mind", from: "black", to: "red" },
  },
  {
    slug: "keyword-name",
    title: "A type in a keyword\u2019s name",
    question: "Bill Potts has Doctor\u2019s companion. Can Artificial Evolution make that Wizard\u2019s companion?",
    because: [
      "\u201cDoctor\u2019s companion\u201d is read as the fixed name of a keyword, like \u201cflying\u201d, and the name keeps its words. No ruling says so. It is a question that the rules leave open, decided here by what the name stands for.",
    ],
    rules: ["702.124m", "702.1"],
    objects: { bill: "Bill Potts", evolution: "Artificial Evolution" },
    steps: changes("evolution", "bill", "Doctor", "Wizard"),
    looks: [{ object: "bill", caption: "Artificial Evolution on Bill Potts: Doctor becomes Wizard" }],
    expect: [
      {
        object: "bill",
        oracle_text:
          "Whenever you cast an instant or sorcery spell that targets only Bill Potts or activate an ability that targets only Bill Potts, copy that spell or ability. You may choose new targets for the copy. This ability triggers only once each turn.\nDoctor's companion (You can have two commanders if the other is the Doctor.)",
      },
    ],
    change: { card: "Bill Potts", with: "Artificial Evolution", from: "Doctor", to: "Wizard" },
  },
  {
    slug: "anchor-word",
    title: "An anchor word",
    question: "For Monastery Siege I chose Dragons. If all its Dragons become Elves, what did I choose?",
    because: [
      "Dragons, still. \u201cKhans\u201d and \u201cDragons\u201d are anchor words: they link a choice to the ability behind them, and mean no creature type. Both places keep the word.",
    ],
    rules: ["614.12c", "612.2"],
    objects: { siege: "Monastery Siege", evolution: "Artificial Evolution" },
    steps: changes("evolution", "siege", "Dragon", "Elf"),
    looks: [{ object: "siege", caption: "Artificial Evolution on Monastery Siege: Dragon becomes Elf" }],
    expect: [
      {
        object: "siege",
        oracle_text:
          "As this enchantment enters, choose Khans or Dragons.\n• Khans — At the beginning of your draw step, draw an additional card, then discard a card.\n• Dragons — Spells your opponents cast that target you or a permanent you control cost {2} more to cast.",
        kept: ["Dragons: label", "Dragons: label"],
      },
    ],
    change: { card: "Monastery Siege", with: "Artificial Evolution", from: "Dragon", to: "Elf" },
  },
  {
    slug: "flavour-word",
    title: "A flavour word",
    question: "Quistis Trepe has \u201cBlue Magic\u201d in front of her ability. Does Sleight of Mind change that?",
    because: [
      "No. What stands in italics before a dash is a flavour word or an ability word, and has no rules meaning. Its \u201cBlue\u201d is no colour.",
    ],
    rules: ["207.2d", "612.2"],
    objects: { quistis: "Quistis Trepe", sleight: "Sleight of Mind" },
    steps: changes("sleight", "quistis", "blue", "red"),
    looks: [{ object: "quistis", caption: "Sleight of Mind on Quistis Trepe: blue becomes red" }],
    expect: [
      {
        object: "quistis",
        oracle_text:
          "Blue Magic — When Quistis Trepe enters, you may cast target instant or sorcery card from a graveyard, and mana of any type can be spent to cast that spell. If that spell would be put into a graveyard, exile it instead.",
        kept: ["Blue: label"],
      },
    ],
    change: { card: "Quistis Trepe", with: "Sleight of Mind", from: "blue", to: "red" },
  },
  {
    slug: "article",
    title: "A and an",
    question: "Nova Chaser champions an Elemental. Made a Goblin, does it champion \u201can Goblin\u201d?",
    because: [
      "The argument of a keyword is printed on the card, so it changes. So does the reminder that repeats it. By default \u201ca\u201d and \u201can\u201d follow the new word; an option leaves the article as it is printed. Either way the game is the same.",
    ],
    rules: ["702.72a", "612.2"],
    objects: { chaser: "Nova Chaser", evolution: "Artificial Evolution" },
    steps: changes("evolution", "chaser", "Elemental", "Goblin"),
    looks: [{ object: "chaser", caption: "Artificial Evolution on Nova Chaser: Elemental becomes Goblin" }],
    expect: [
      {
        object: "chaser",
        type_line: "Creature — Goblin Warrior",
        oracle_text:
          "Trample\nChampion a Goblin (When this enters, sacrifice it unless you exile another Goblin you control. When this leaves the battlefield, that card returns to the battlefield.)",
      },
    ],
    change: { card: "Nova Chaser", with: "Artificial Evolution", from: "Elemental", to: "Goblin" },
  },
  {
    slug: "counter",
    title: "A counter that sounds like a type",
    question:
      "Sporogenesis deals in fungus counters. Would \u201cFungus to Elf\u201d touch them, and what about \u201cSaproling to Elf\u201d?",
    because: [
      "A fungus counter is a kind of counter. The word has no meaning besides, so it stays. \u201cSaproling\u201d is the type of a token, and changes.",
    ],
    rules: ["122.1", "612.2"],
    objects: { sporogenesis: "Sporogenesis", first: "Artificial Evolution", second: "Artificial Evolution" },
    steps: [
      ...changes("first", "sporogenesis", "Fungus", "Elf"),
      ...changes("second", "sporogenesis", "Saproling", "Elf"),
    ],
    looks: [{ object: "sporogenesis", caption: "Sporogenesis after both" }],
    expect: [
      {
        object: "sporogenesis",
        oracle_text:
          "At the beginning of your upkeep, you may put a fungus counter on target nontoken creature.\nWhenever a creature with a fungus counter on it dies, create a 1/1 green Elf creature token for each fungus counter on that creature.\nWhen this enchantment leaves the battlefield, remove all fungus counters from all creatures.",
      },
    ],
  },
  {
    slug: "plains",
    title: "One Plains, many Plains",
    question:
      "\u201cPlains\u201d is singular and plural. What becomes of Razor Golem\u2019s affinity for Plains, and of Glacial Fortress?",
    because: [
      "The number is read from the sentence. Affinity is for many, so it becomes affinity for Islands; \u201ca Plains\u201d is one, so it becomes \u201can Island\u201d. Nothing is tidied up behind it: a text may say \u201can Island or an Island\u201d.",
    ],
    rules: ["612.2", "702.41a"],
    objects: { golem: "Razor Golem", fortress: "Glacial Fortress", first: "Magical Hack", second: "Magical Hack" },
    steps: [...changes("first", "golem", "Plains", "Island"), ...changes("second", "fortress", "Plains", "Island")],
    looks: [
      { object: "golem", caption: "Razor Golem: Plains becomes Island" },
      { object: "fortress", caption: "Glacial Fortress: Plains becomes Island" },
    ],
    expect: [
      {
        object: "golem",
        oracle_text: "Affinity for Islands (This spell costs {1} less to cast for each Island you control.)\nVigilance",
      },
      {
        object: "fortress",
        oracle_text: "This land enters tapped unless you control an Island or an Island.\n{T}: Add {W} or {U}.",
      },
    ],
  },
  {
    slug: "compounds",
    title: "Half of a word",
    question: "Can \u201cplains\u201d in Timeless Dragon\u2019s plainscycling be changed? It is only half of a word.",
    because: [
      "It can. In typecycling and landwalk the type is a word of its own within the compound, and so is a colour in \u201cnonblack\u201d. Typecycling keeps its capital and its small letters, and the reminder follows.",
      "Elsewhere letters are only letters: there is no \u201cred\u201d in \u201centered\u201d, and no Rat in \u201cgenerate\u201d.",
    ],
    rules: ["702.29e", "612.2"],
    objects: { dragon: "Timeless Dragon", hack: "Magical Hack" },
    steps: changes("hack", "dragon", "Plains", "Swamp"),
    looks: [{ object: "dragon", caption: "Magical Hack on Timeless Dragon: Plains becomes Swamp" }],
    expect: [
      {
        object: "dragon",
        oracle_text:
          "Flying\nSwampcycling {2} ({2}, Discard this card: Search your library for a Swamp card, reveal it, put it into your hand, then shuffle.)\nEternalize {2}{W}{W} ({2}{W}{W}, Exile this card from your graveyard: Create a token that's a copy of it, except it's a 4/4 black Zombie Dragon with no mana cost. Eternalize only as a sorcery.)",
      },
    ],
    change: { card: "Timeless Dragon", with: "Magical Hack", from: "Plains", to: "Swamp" },
  },
  {
    slug: "refused",
    title: "A choice that the card forbids",
    question: "May I make my Grizzly Bears a Wall with Artificial Evolution?",
    because: [
      "No: the card itself says that the new type can\u2019t be Wall. Nor may the new word be the old one. Words are chosen as the spell resolves, and an impossible choice is none: the spell is still on the stack, waiting for another.",
    ],
    rules: ["608.2d", "612.1"],
    objects: { bears: "Grizzly Bears", evolution: "Artificial Evolution" },
    steps: [
      { do: "cast", object: "evolution" },
      { do: "resolve", object: "evolution", target: "bears", choose: { from: "Bear", to: "Wall" } },
      { do: "resolve", object: "evolution", target: "bears", choose: { from: "Bear", to: "Bear" } },
      { do: "resolve", object: "evolution", target: "bears", choose: { from: "Bear", to: "Elf" } },
    ],
    looks: [{ object: "bears", caption: "Grizzly Bears, once a legal choice was made" }],
    expect: [
      { after: 2, object: "bears", type_line: "Creature — Bear", error: "IllegalChoice" },
      { after: 3, object: "bears", type_line: "Creature — Bear", error: "IllegalChoice" },
      { object: "bears", name: "Grizzly Bears", type_line: "Creature — Elf" },
    ],
  },
];
