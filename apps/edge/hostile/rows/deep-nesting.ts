import { analyze, apply, card, change, evolution, malformed, ok, type Row, refused, sent, tooLarge } from "../row.ts";

const lists = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
const objects = (levels: number): string => `${'{"a":'.repeat(levels)}0${"}".repeat(levels)}`;

/** A value with a nested one in the place of a field. */
const within = (value: object, field: string, nested: string): string =>
  JSON.stringify({ ...value, [field]: "\u0000" }).replace('"\\u0000"', () => nested);

const tooDeep = (pointer: string) => refused("TooDeep", pointer);
const zeros = (count: number): string => "/0".repeat(count);
const as = (count: number): string => "/a".repeat(count);
const X = card();

export const deepNesting: ReadonlyArray<Row> = [
  sent(apply, "lists in lists", lists(100_000), tooDeep(zeros(65))),
  sent(analyze, "lists in lists", lists(100_000), tooDeep(zeros(65))),
  sent(apply, "objects in objects", objects(40_000), tooDeep(as(65))),
  sent(analyze, "objects in objects", objects(40_000), tooDeep(as(65))),
  sent(apply, "lists in lists without an end", "[".repeat(200_000), malformed),
  sent(apply, "objects in objects without an end", '{"a":'.repeat(50_000), malformed),
  sent(apply, "lists in lists beyond the limit of bytes", lists(200_000), tooLarge),
  sent(apply, "closing brackets", "]".repeat(100_000), malformed),
  sent(apply, "one closing bracket too many", `${lists(60)}]`, malformed),
  sent(
    apply,
    "lists and objects by turns",
    `${'[{"a":'.repeat(20_000)}0${"}]".repeat(20_000)}`,
    tooDeep(`${"/0/a".repeat(32)}/0`),
  ),
  sent(analyze, "a field with as many levels as there may be", within(X, "a", lists(64)), ok),
  sent(analyze, "a field with one level more", within(X, "a", lists(65)), tooDeep(`/a${zeros(64)}`)),
  sent(analyze, "a field of objects with as many levels as there may be", within(X, "a", objects(64)), ok),
  sent(analyze, "a field of objects with one level more", within(X, "a", objects(65)), tooDeep(`/a${as(64)}`)),
  sent(analyze, "a field of a thousand levels", within(X, "a", lists(1_000)), tooDeep(`/a${zeros(64)}`)),
  sent(analyze, "a name", within(X, "name", lists(1_000)), tooDeep(`/name${zeros(64)}`)),
  sent(analyze, "a text", within(X, "oracle_text", objects(1_000)), tooDeep(`/oracle_text${as(64)}`)),
  sent(analyze, "faces", within(X, "card_faces", lists(1_000)), tooDeep(`/card_faces${zeros(64)}`)),
  sent(analyze, "legalities", within(X, "legalities", objects(1_000)), tooDeep(`/legalities${as(64)}`)),
  sent(apply, "a card", within(evolution, "card", objects(1_000)), tooDeep(`/card${as(64)}`)),
  sent(apply, "cards", within(evolution, "cards", lists(1_000)), tooDeep(`/cards${zeros(64)}`)),
  sent(apply, "options", within(evolution, "options", objects(1_000)), tooDeep(`/options${as(64)}`)),
  sent(apply, "changes", within({ object: X }, "changes", lists(1_000)), tooDeep(`/changes${zeros(64)}`)),
  sent(apply, "objects", within({ object: X, changes: [] }, "objects", objects(1_000)), tooDeep(`/objects${as(64)}`)),
  sent(
    apply,
    "a change",
    `{"object":{"name":"X"},"changes":[${within(change, "source", lists(1_000))}]}`,
    tooDeep(`/changes/0/source${zeros(62)}`),
  ),
  sent(
    apply,
    "a name of a field that needs escapes",
    `{"object":{"name":"X","a/b~c":${lists(1_000)}},"changes":[]}`,
    tooDeep(`/object/a~1b~0c${zeros(63)}`),
  ),
  sent("/mcp", "a message", `{"jsonrpc":"2.0","id":1,"method":"ping","params":${objects(1_000)}}`, {
    status: 422,
    tag: "TooDeep",
  }),
];
