/**
 * What the pages on rule 612 show: for each rule a situation, and the objects to look at once its steps are done. Keys
 * are rules of the newest edition.
 */
import type { Situation } from "@palimpsest/core/Scenario";

type Step = Situation["steps"][number];

export interface Shown {
  readonly situation: Situation;
  /** Objects by id, each with what is said above it. */
  readonly show: Readonly<Record<string, string>>;
}

const cast = (object: string): Step => ({ do: "cast", object });

const changes = (spell: string, target: string, from: string, to: string): ReadonlyArray<Step> => [
  cast(spell),
  { do: "resolve", object: spell, target, choose: { from, to } },
];

const exchange = (on: string, other: string): Step => ({
  do: "change",
  on,
  change: { kind: "exchange-text-boxes", with: other, source: "Exchange of Words" },
});

const sticker = (on: string, word: string, after: number): Step => ({
  do: "change",
  on,
  change: { kind: "name-sticker", word, after, source: "A name sticker" },
});

const kobold = {
  token: true,
  name: "Kobolds of Kher Keep",
  type_line: "Token Creature — Kobold",
  oracle_text: "",
  power: "0",
  toughness: "1",
};

export const situations: Readonly<Record<string, Shown>> = {
  "612.1": {
    situation: {
      objects: { king: "Goblin King", evolution: "Artificial Evolution" },
      steps: changes("evolution", "king", "Goblin", "Elf"),
    },
    show: { king: "Artificial Evolution on Goblin King: Goblin becomes Elf" },
  },
  "612.2": {
    situation: {
      objects: { rats: "Plague Rats", evolution: "Artificial Evolution" },
      steps: changes("evolution", "rats", "Rat", "Wolf"),
    },
    show: { rats: "Artificial Evolution on Plague Rats: Rat becomes Wolf" },
  },
  "612.2a": {
    situation: {
      objects: { fodder: "Dragon Fodder", evolution: "Artificial Evolution" },
      steps: changes("evolution", "fodder", "Goblin", "Elf"),
    },
    show: { fodder: "Artificial Evolution on the spell Dragon Fodder: Goblin becomes Elf" },
  },
  "612.3": {
    situation: {
      objects: { piker: "Goblin Piker", king: "Goblin King", first: "Magical Hack", second: "Magical Hack" },
      steps: [
        { do: "grant", object: "piker", ability: "Mountainwalk" },
        ...changes("first", "piker", "Mountain", "Swamp"),
        ...changes("second", "king", "Mountain", "Swamp"),
      ],
    },
    show: {
      piker: "Magical Hack on Goblin Piker, which has mountainwalk from Goblin King",
      king: "Magical Hack on Goblin King itself: Mountain becomes Swamp",
    },
  },
  "612.4": {
    situation: {
      objects: { kobold, evolution: "Artificial Evolution" },
      steps: changes("evolution", "kobold", "Kobold", "Elf"),
    },
    show: { kobold: "Artificial Evolution on a token that Kher Keep made: Kobold becomes Elf" },
  },
  "612.5": {
    situation: {
      objects: { king: "Goblin King", lord: "Lord of Atlantis" },
      steps: [exchange("king", "lord")],
    },
    show: { king: "Exchange of Words: Goblin King", lord: "And Lord of Atlantis" },
  },
  "612.6": {
    situation: {
      objects: { shapeshifter: "Volrath's Shapeshifter", angel: "Serra Angel" },
      steps: [{ do: "move", object: "angel", to: "graveyard" }],
    },
    show: { shapeshifter: "Volrath's Shapeshifter while Serra Angel is on top of the graveyard" },
  },
  "612.7": {
    situation: {
      objects: { krenko: "Krenko, Mob Boss", kit: "Spy Kit" },
      steps: [{ do: "attach", object: "kit", to: "krenko" }],
    },
    show: { krenko: "Spy Kit attached to Krenko, Mob Boss" },
  },
  "612.8": {
    situation: {
      objects: { krenko: "Krenko, Mob Boss" },
      steps: [
        {
          do: "change",
          on: "krenko",
          change: { kind: "set-name", name: "Legitimate Businessperson", source: "Witness Protection" },
        },
      ],
    },
    show: { krenko: "The name that Witness Protection gives, on Krenko, Mob Boss" },
  },
  "612.9": {
    situation: { objects: { king: "Goblin King" }, steps: [sticker("king", "Elf", 1)] },
    show: { king: "The sticker \u201cElf\u201d after the first word of Goblin King" },
  },
  "612.10": {
    situation: {
      objects: { vortex: "Consuming Vortex", ray: "Glacial Ray" },
      steps: [
        { do: "move", object: "ray", to: "hand" },
        { do: "cast", object: "vortex", with: { splice: ["ray"] } },
      ],
    },
    show: { vortex: "Consuming Vortex with Glacial Ray spliced onto it" },
  },
  "123.6": {
    situation: {
      objects: { bears: "Grizzly Bears" },
      steps: [sticker("bears", "Space", 1), sticker("bears", "Big", 0)],
    },
    show: { bears: "First \u201cSpace\u201d after one word, then \u201cBig\u201d before all" },
  },
  "201.5b": {
    situation: {
      objects: { king: "Goblin King", rats: "Plague Rats" },
      steps: [exchange("king", "rats")],
    },
    show: { king: "Goblin King with the text box of Plague Rats" },
  },
  "400.7a": {
    situation: {
      objects: { king: "Goblin King", evolution: "Artificial Evolution" },
      steps: [
        { do: "move", object: "king", to: "hand" },
        cast("king"),
        ...changes("evolution", "king", "Goblin", "Elf"),
        { do: "resolve", object: "king" },
      ],
    },
    show: { king: "Goblin King, changed as a spell, on the battlefield" },
  },
  "604.3a": {
    situation: {
      objects: { bears: "Grizzly Bears", goyf: "Tarmogoyf" },
      steps: [exchange("bears", "goyf")],
    },
    show: { bears: "Grizzly Bears with the text box of Tarmogoyf" },
  },
  "613.7": {
    situation: {
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
    },
    show: {
      one: "First Swamp becomes Island, then Island becomes Forest",
      other: "First Island becomes Forest, then Swamp becomes Island",
    },
  },
  "613.8": {
    situation: {
      objects: { shapeshifter: "Volrath's Shapeshifter", angel: "Serra Angel", bears: "Grizzly Bears" },
      steps: [{ do: "move", object: "angel", to: "graveyard" }, exchange("shapeshifter", "bears")],
    },
    show: { shapeshifter: "Volrath's Shapeshifter, when its text box is exchanged with that of Grizzly Bears" },
  },
  "701.12h": {
    situation: {
      objects: { lord: "Lord of Atlantis", piker: "Goblin Piker", hack: "Magical Hack" },
      steps: [...changes("hack", "lord", "Island", "Swamp"), exchange("lord", "piker")],
    },
    show: { piker: "Goblin Piker with the text box of a Lord of Atlantis that was changed before" },
  },
  "702.47": {
    situation: {
      objects: { vortex: "Consuming Vortex", ray: "Glacial Ray", might: "Kodama's Might" },
      steps: [
        { do: "move", object: "ray", to: "hand" },
        { do: "move", object: "might", to: "hand" },
        { do: "cast", object: "vortex", with: { splice: ["might", "ray"] } },
      ],
    },
    show: { vortex: "Consuming Vortex with Kodama's Might and then Glacial Ray spliced onto it" },
  },
  "702.96": {
    situation: {
      objects: { blast: "Vandalblast" },
      steps: [{ do: "cast", object: "blast", with: { overload: true } }],
    },
    show: { blast: "Vandalblast, overloaded" },
  },
  "702.148": {
    situation: {
      objects: { retribution: "Fierce Retribution" },
      steps: [{ do: "cast", object: "retribution", with: { cleave: true } }],
    },
    show: { retribution: "Fierce Retribution, cast for its cleave cost" },
  },
  "707.2": {
    situation: {
      objects: { king: "Goblin King", clone: "Clone", evolution: "Artificial Evolution" },
      steps: [...changes("evolution", "king", "Goblin", "Elf"), { do: "copy", object: "clone", of: "king" }],
    },
    show: { clone: "A Clone of the changed Goblin King" },
  },
};
