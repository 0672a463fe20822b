import {
  analyze,
  apply,
  card,
  change,
  evolution,
  got,
  malformed,
  notAllowed,
  notFound,
  ok,
  posted,
  query,
  type Row,
  refused,
  sent,
  tooLarge,
  unknownCard,
  unsupported,
} from "../row.ts";

const longest = 10_000;

/** Texts that are as long as they may be, made of what a reader might stumble over. */
const fillings: Readonly<Record<string, string>> = {
  words: "Red and nonblack Goblins. ",
  "quotation marks": '"',
  "opened parentheses": "(",
  "closed parentheses": ")",
  blanks: " ",
  dashes: "\u2014",
  hyphens: "non-",
  lines: "\n",
  braces: "{R}",
  brackets: "[",
  bullets: "\u2022 red\n",
  "its own name": "X ",
  "combining marks": "\u0301\u0323",
  "characters beyond the plane": "\ud83d\ude00",
  "right-to-left marks": "\u202ered",
  commas: "Protection from red, ",
  reminders: "(red) ",
  quotations: '"red" ',
  "level lines": "LEVEL 1-2\n",
  capitals: "Red ",
};

const filled = (text: string): string => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
const over = "x".repeat(longest + 1);
const far = "x".repeat(200_000);

export const hugeTexts: ReadonlyArray<Row> = [
  ...Object.entries(fillings).map(([name, text]) =>
    posted(apply, `a text of ${name}`, { object: card({ oracle_text: filled(text) }), changes: [change] }, ok),
  ),
  ...Object.entries(fillings).map(([name, text]) =>
    posted(analyze, `a text of ${name}`, card({ oracle_text: filled(text) }), ok),
  ),
  posted(
    apply,
    "a text too long",
    { object: card({ oracle_text: over }), changes: [] },
    refused("TextTooLong", "/object/oracle_text"),
  ),
  posted(
    apply,
    "a text far too long",
    { object: card({ oracle_text: far }), changes: [] },
    refused("TextTooLong", "/object/oracle_text"),
  ),
  posted(apply, "a name too long", { object: { name: over }, changes: [] }, refused("TextTooLong", "/object/name")),
  posted(
    apply,
    "a type line too long",
    { object: card({ type_line: over }), changes: [] },
    refused("TextTooLong", "/object/type_line"),
  ),
  posted(apply, "a word too long", { ...evolution, to: far }, refused("TextTooLong", "/to")),
  posted(apply, "a long word", { ...evolution, to: "elf".repeat(3_000) }, refused("UnknownWord", "/to")),
  posted(apply, "a card's name too long", { ...evolution, card: far }, refused("TextTooLong", "/card")),
  posted(
    apply,
    "a long name of a card",
    { ...evolution, card: "Goblin ".repeat(1_400) },
    { ...unknownCard, pointer: "/card" },
  ),
  posted(
    apply,
    "a long changer",
    { ...evolution, with: "\u00e4".repeat(longest) },
    { status: 404, tag: "UnknownChanger", pointer: "/with" },
  ),
  posted(
    apply,
    "a long edition",
    { ...evolution, options: { edition: "2".repeat(longest) } },
    refused("UnknownEdition", "/options/edition"),
  ),
  posted(
    apply,
    "combining marks as a card",
    { ...evolution, card: `Goblin${"\u0301\u0323".repeat(4_900)}` },
    { ...unknownCard, pointer: "/card" },
  ),
  posted(analyze, "a field that nobody knows", card({ x: far }), refused("TextTooLong", "/x")),
  posted(
    analyze,
    "a face's text",
    card({ card_faces: [{ name: "Y", oracle_text: over }] }),
    refused("TextTooLong", "/card_faces/0/oracle_text"),
  ),
  posted(analyze, "a long name", { name: filled("Red "), type_line: "Creature" }, ok),
  posted(analyze, "a long type line", card({ type_line: filled("Creature \u2014 Goblin ") }), ok),
  posted(analyze, "many faces", card({ card_faces: Array(1_000).fill({ name: "Y", oracle_text: "red" }) }), ok),
  posted(
    analyze,
    "too many faces",
    card({ card_faces: Array(1_001).fill({ name: "Y" }) }),
    refused("ListTooLong", "/card_faces"),
  ),
  posted(
    apply,
    "many granted abilities",
    { object: card({ granted: Array(1_000).fill("Protection from red") }), changes: [change] },
    ok,
  ),
  posted(analyze, "more bytes than a body may have", card({ oracle_text: "x".repeat(262_144) }), tooLarge),
  posted(apply, "a megabyte", { ...evolution, card: "x".repeat(1_000_000) }, tooLarge),
  posted("/mcp", "a megabyte", { card: "x".repeat(1_000_000) }, tooLarge),
  posted("/nope", "a megabyte", { card: "x".repeat(1_000_000) }, notFound),
  {
    ...sent(apply, "a megabyte of text", "x".repeat(1_000_000), unsupported),
    headers: { "content-type": "text/plain" },
  },
  { ...sent(apply, "a megabyte by a wrong method", "x".repeat(1_000_000), notAllowed), method: "PUT" },
  sent(analyze, "blanks up to the limit", " ".repeat(262_144), malformed),
  sent(analyze, "blanks beyond the limit", " ".repeat(262_145), tooLarge),
  sent(
    analyze,
    "twenty thousand fields",
    `{"name":"X",${Array.from({ length: 20_000 }, (_, i) => `"f${i}":0`).join()}}`,
    ok,
  ),
  sent(analyze, "a number of a hundred thousand digits", `{"name":"X","cmc":${"9".repeat(100_000)}}`, ok),
  got(`/v1/cards/${"x".repeat(8_000)}`, unknownCard),
  got(query({ ...evolution, from: "x".repeat(8_000) }), refused("UnknownWord", "/from")),
  got(query({ ...evolution, with: "x".repeat(8_000) }), { status: 404, tag: "UnknownChanger", pointer: "/with" }),
];
