/** Requests that fast-check makes up: near to what the contract takes, and in some places not. No answer is ever a fault. */
import { cases } from "@palimpsest/test-fuzz/cases";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, Connection, header, request } from "../bench/connection.ts";
import { prepare, production, type Running, start } from "../bench/workerd.ts";
import { contract } from "../src/contract.ts";

const prepared = prepare({ app: { file: production } });
let running: Running;
let connection: Connection;

beforeAll(async () => {
  running = await start(prepared.folder, ["app"]);
  connection = await Connection.open(running.ports.app as number);
});

afterAll(async () => {
  connection.close();
  await running.stop();
  prepared.remove();
});

const word = fc.constantFrom(
  "Goblin",
  "Elf",
  "Elves",
  "black",
  "white",
  "Island",
  "swamp",
  "Time Lord",
  "Wall",
  "goblln",
);
const name = fc.constantFrom("Goblin King", "Mind Bend", "Artificial Evolution", "wear // tear", "Spy Kit", "Gobblin");
const text = fc.oneof(
  word,
  name,
  fc.constant(""),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.array(word, { maxLength: 30 }).map((words) => words.join(" ")),
);

/** What may stand in a field: what belongs there, or anything. */
const near = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: right as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );

const face = fc.record(
  { name: near(text), type_line: near(text), oracle_text: near(text), power: near(fc.constant("2")) },
  { requiredKeys: ["name", "type_line"] },
);
const object = fc.record(
  {
    name: near(text),
    type_line: near(fc.constantFrom("Creature — Goblin", "Basic Land — Island", "Instant", "")),
    oracle_text: near(text),
    card_faces: near(fc.array(face, { maxLength: 3 })),
    granted: near(fc.array(text, { maxLength: 3 })),
    zone: near(fc.constantFrom("battlefield", "stack", "hand", "graveyard")),
  },
  { requiredKeys: ["name", "type_line"] },
);
const change = fc.oneof(
  fc.record({
    kind: near(fc.constant("replace-word")),
    class: near(fc.constantFrom("color-word", "basic-land-type", "creature-type")),
    from: near(word),
    to: near(word),
  }),
  fc.record(
    { kind: near(fc.constant("full-text")), of: near(object), plus: near(text) },
    { requiredKeys: ["kind", "of"] },
  ),
  fc.record({
    kind: near(fc.constantFrom("overload", "cleave", "splice", "set-name", "append-text")),
    text: near(text),
  }),
);
const options = fc.record(
  {
    edition: near(fc.constantFrom("2018-08-10", "2026-09-25")),
    grammar: near(fc.constantFrom("adjusted", "literal")),
    reminderText: near(fc.constantFrom("truthful", "literal")),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.record({ object: near(object), changes: near(fc.array(near(change), { maxLength: 4 })), options: near(options) }),
  fc.record(
    {
      card: near(fc.oneof(name, object)),
      with: near(name),
      from: near(word),
      to: near(word),
      cards: near(fc.array(fc.oneof(name, object), { maxLength: 2 })),
    },
    { requiredKeys: ["card", "with"] },
  ),
  object,
  fc.jsonValue({ maxDepth: 3 }),
);

const paths = Object.values(contract).map(({ path }) => path);
const asked = fc.record({
  method: fc.oneof({ weight: 8, arbitrary: fc.constantFrom("GET", "POST") }, fc.constantFrom("HEAD", "PUT", "OPTIONS")),
  path: fc
    .constantFrom(...paths)
    .chain((path) => text.map((value) => path.replace(/:\w+/, encodeURIComponent(value.toWellFormed())))),
  query: fc.dictionary(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.constantFrom("card", "with", "from", "to", "edition", "query", "name", "cursor", "limit"),
      },
      fc.string({ maxLength: 8 }),
    ),
    fc.oneof(text, word, name),
    { maxKeys: 5 },
  ),
  body,
  type: fc.oneof(
    { weight: 10, arbitrary: fc.constant("application/json") },
    fc.constantFrom("application/x-ndjson", "text/plain", "", "application/json; charset=latin1"),
  ),
  accept: fc.constantFrom("*/*", "application/json", "text/plain", "text/html", "image/png"),
});

const tell = ({ status, head, body }: Answer): string =>
  `${status} ${head.slice(0, 300)} ${body.toString().slice(0, 300)}`;

/** A problem says in a sentence what is wrong, under its own status; any other answer is whole. */
const check = (answer: Answer): void => {
  const { status, body } = answer;
  const type = header(answer, "content-type") ?? "";
  if (status >= 500) throw new Error(tell(answer));
  if (body.length === 0 || !/json$/.test(type)) return;
  const said = JSON.parse(body.toString()) as { readonly status?: unknown; readonly detail?: unknown };
  if (status < 400) return;
  if (said.status !== status || typeof said.detail !== "string" || said.detail === "") throw new Error(tell(answer));
};

it("answers whatever is asked, and the same twice", async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ method, path, query, body, type, accept }) => {
      const wellFormed = Object.entries(query).map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]);
      const sent = request(method, `${path}?${new URLSearchParams(wellFormed as Array<[string, string]>)}`, {
        headers: { accept, ...(method === "POST" ? { "content-type": type } : {}) },
        ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
      });
      const answers: Array<Answer> = [];
      for (const _ of "12") {
        if (connection.isClosed) connection = await Connection.open(running.ports.app as number);
        const answer = await connection.ask(sent, { bodiless: method === "HEAD" });
        check(answer);
        answers.push(answer);
      }
      expect(answers.map(({ body }) => body.toString())[1]).toBe(answers[0]?.body.toString());
    }),
    cases("requests over HTTP", 50, 10_000),
  );
});
