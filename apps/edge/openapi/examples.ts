/** Requests that show each endpoint, with the status of the answer. The answers themselves come from the app. */
import type { Contract } from "../src/contract.ts";

export interface Example {
  readonly summary: string;
  readonly status: number;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The media type of a body that is no JSON, but a text. */
  readonly type?: string;
  /** What the client asks for, where that is not JSON. */
  readonly accept?: string;
}

const goblinKing = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
};
const terror = {
  name: "Terror",
  type_line: "Instant",
  oracle_text: "Destroy target nonartifact, nonblack creature. It can't be regenerated.",
};

const evolved = (text: string) => ({
  title: "Artificial Evolution on a lord of Goblins",
  rules: ["612.1"],
  objects: {
    lord: { name: "Lord", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." },
    evolution: "Artificial Evolution",
  },
  steps: [
    { do: "cast", object: "evolution" },
    { do: "resolve", object: "evolution", target: "lord", choose: { from: "Goblin", to: "Elf" } },
  ],
  expect: [
    { after: 1, object: "lord", type_line: "Creature — Goblin" },
    { object: "lord", type_line: "Creature — Elf", oracle_text: text },
  ],
});

export const examples: { readonly [K in keyof Contract]: Readonly<Record<string, Example>> } = {
  apply: {
    changer: {
      summary: "A printed changer on a card of the catalogue",
      status: 200,
      body: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    changes: {
      summary: "Two bare changes on a whole object",
      status: 200,
      body: {
        object: goblinKing,
        changes: [
          { kind: "replace-word", class: "creature-type", from: "goblins", to: "elves" },
          { kind: "replace-word", class: "basic-land-type", from: "Mountain", to: "Forest" },
        ],
      },
    },
    object: {
      summary: "A printed changer on a whole object, under an older edition of the rules",
      status: 200,
      body: { card: terror, with: "Sleight of Mind", from: "black", to: "green", options: { edition: "2018-10-05" } },
    },
    keyword: {
      summary: "A spell cast for its overload cost: nothing is chosen",
      status: 200,
      body: { card: "Cyclonic Rift", with: "Overload" },
    },
    spliced: {
      summary: "A card spliced onto a spell",
      status: 200,
      body: { card: "Kodama's Might", with: "Splice", cards: ["Glacial Ray"] },
    },
    text: {
      summary: "The new text alone",
      status: 200,
      accept: "text/plain",
      body: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    otherwise: {
      summary: "A form that there is not",
      status: 406,
      accept: "image/png",
      body: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    misshapen: {
      summary: "A body with several mistakes: each is listed",
      status: 400,
      body: { object: { name: 7 }, changes: [{ kind: "replace-word", class: "colour", from: "red" }] },
    },
    unknownCard: {
      summary: "A name that no card has",
      status: 404,
      body: { card: "Goblin Kin", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    forbidden: {
      summary: "A choice that the changer forbids",
      status: 422,
      body: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Wall" },
    },
  },
  applied: {
    applied: {
      summary: "Goblin King after Artificial Evolution",
      status: 200,
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    stickered: {
      summary: "A name sticker after the first word",
      status: 200,
      parameters: { card: "Grizzly Bears", with: "Angelic Harold", word: "Space", after: "1" },
    },
    fragment: {
      summary: "The card as a piece of a page, with its changes marked",
      status: 200,
      accept: "text/html",
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    blank: {
      summary: "Parameters are missing: each is named",
      status: 400,
      parameters: { from: "Goblin", to: "Elf" },
    },
    wordless: {
      summary: "A word is not chosen that the changer asks for",
      status: 422,
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin" },
    },
    notCovered: {
      summary: "A card that the rules do not cover",
      status: 422,
      parameters: { card: "Goblin King", with: "Magical Hacker" },
    },
    unknownCard: {
      summary: "A name that no card has",
      status: 404,
      parameters: { card: "Goblin Kin", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    unknownWord: {
      summary: "A word that is no creature type",
      status: 422,
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Gobblin", to: "Elf" },
    },
  },
  batch: {
    requests: {
      summary: "Two requests, and a line that is none",
      status: 200,
      type: "application/x-ndjson",
      body: [
        JSON.stringify({ card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" }),
        "{",
        JSON.stringify({
          object: terror,
          changes: [{ kind: "replace-word", class: "color-word", from: "black", to: "green" }],
        }),
        "",
      ].join("\n"),
    },
    deck: {
      summary: "One change over the names of a deck",
      status: 200,
      type: "text/plain",
      parameters: { with: "Artificial Evolution", from: "Goblin", to: "Elf" },
      body: "4 Goblin King\n2x Goblin Piker\nGoblin Kin\n",
    },
    unsaid: {
      summary: "Names, and nothing that changes them",
      status: 400,
      type: "text/plain",
      body: "Goblin King\n",
    },
    otherType: {
      summary: "A body that has no lines",
      status: 415,
      type: "application/json",
      body: JSON.stringify({ card: "Goblin King" }),
    },
  },
  permalink: {
    page: {
      summary: "A page to share",
      status: 200,
      accept: "text/html",
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
    unknownCard: {
      summary: "A name that no card has, for a program",
      status: 404,
      accept: "text/html;q=0.5, application/problem+json",
      parameters: { card: "Goblin Kin", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
  },
  embed: {
    page: {
      summary: "A card for a frame",
      status: 200,
      accept: "text/html",
      parameters: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
    },
  },
  analyze: {
    analyzed: { summary: "A card with a creature type and a landwalk", status: 200, body: goblinKing },
    named: { summary: "A card by its name", status: 200, body: { card: "Goblin King" } },
    unknown: { summary: "A name that no card has", status: 404, body: { card: "Goblin Kin" } },
    nameless: { summary: "A card without a name", status: 400, body: { type_line: "Creature — Goblin" } },
  },
  scenarios: {
    passes: { summary: "Two expectations that hold", status: 200, body: evolved("Other Elves get +1/+1.") },
    fails: { summary: "One that does not hold", status: 200, body: evolved("Other Goblins get +1/+1.") },
    misspelt: {
      summary: "A field that no expectation has",
      status: 400,
      body: { ...evolved(""), expect: [{ object: "lord", oracel_text: "" }] },
    },
    unknownCard: {
      summary: "A name that no card has",
      status: 404,
      body: { ...evolved(""), objects: { lord: "Goblin Kin", evolution: "Artificial Evolution" } },
    },
    tooLong: {
      summary: "More steps than a scenario may have",
      status: 422,
      body: { ...evolved(""), steps: Array.from({ length: 61 }, () => ({ do: "end-turn" })) },
    },
  },
  search: {
    used: {
      summary: "Sorceries and instants that use Goblin as a creature type, reminder text aside",
      status: 200,
      parameters: { query: "uses:creature-type=Goblin -context:reminder (t:instant or t:sorcery)" },
    },
    kept: {
      summary: "Cards on which a colour word is part of the card's own name",
      status: 200,
      parameters: { query: "looks:color reason:self-name", limit: "2" },
    },
    unreadable: {
      summary: "A word that is none of the rules' words: its place, and what may have been meant",
      status: 400,
      parameters: { query: "t:instant uses:gobln" },
    },
    noCursor: {
      summary: "A cursor that no page gave",
      status: 400,
      parameters: { query: "uses:goblin", cursor: "2" },
    },
  },
  completion: {
    begun: { summary: "The beginning of a name", status: 200, parameters: { name: "gobl", limit: "3" } },
    nearly: { summary: "A name that is misspelt", status: 200, parameters: { name: "artifcial evolution" } },
    tooMany: { summary: "More names than are offered", status: 400, parameters: { name: "gobl", limit: "1000" } },
  },
  card: {
    found: { summary: "A name in small letters", status: 200, parameters: { name: "goblin king" } },
    unknown: { summary: "A name that no card has", status: 404, parameters: { name: "Goblin Kin" } },
  },
  changers: {
    listed: { summary: "Every changer", status: 200 },
  },
  changer: {
    found: { summary: "A name in small letters", status: 200, parameters: { name: "artificial evolution" } },
    unknown: { summary: "A name that is misspelt", status: 404, parameters: { name: "Artifical Evolution" } },
    notCovered: { summary: "A card that the rules do not cover", status: 422, parameters: { name: "Magical Hacker" } },
  },
  lexicon: {
    colors: { summary: "The colour words", status: 200, parameters: { class: "color-word" } },
    lands: { summary: "The basic land types", status: 200, parameters: { class: "basic-land-type" } },
    misspelt: { summary: "A class that there is not", status: 400, parameters: { class: "colour-word" } },
  },
  rule: {
    newest: { summary: "A rule of the newest edition", status: 200, parameters: { number: "612.2" } },
    older: {
      summary: "A number in an older edition",
      status: 200,
      parameters: { number: "612.6", edition: "2018-08-10" },
    },
    shared: {
      summary: "A number that covered more then",
      status: 200,
      parameters: { number: "612.1", edition: "2018-08-10" },
    },
    unknown: { summary: "A number that no rule has", status: 404, parameters: { number: "612,2" } },
    noEdition: {
      summary: "An edition that is not held",
      status: 422,
      parameters: { number: "612.2", edition: "1993-08-05" },
    },
  },
  health: {
    up: { summary: "The service is up", status: 200 },
  },
};
