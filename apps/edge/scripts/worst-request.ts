/**
 * The worst requests that the limits allow, each with the processor time that its answer takes:
 * `node scripts/worst-request.ts`. The exit code is 1 if one takes longer than the bound, or is not legal at all.
 */
import { app } from "../src/app.ts";
import { longestText, mostChanges, mostObjects, mostText } from "../src/limits.ts";
import { batches } from "./worst-batches.ts";
import { worstScenarios } from "./worst-scenarios.ts";
import { searches } from "./worst-searches.ts";
import { type Body, byId, card, change, evolution, list, longSplice, red, ring, sleight } from "./worst-texts.ts";

/** Milliseconds of processor time: about a hundredth of what a Worker may take on a paid plan, for a batch a sixtieth. */
const bound = 400;
const boundOfBatch = 500;

const bodies: ReadonlyArray<Body> = [
  ["a text of colours alone", "/v1/analyze", card(red(longestText))],
  [
    "faces of colours alone",
    "/v1/analyze",
    card("", { card_faces: list(4, (n) => card(red(mostText / 4 - 40), { name: `F${n}` })) }),
  ],
  [
    "a thousand short faces",
    "/v1/analyze",
    card("", { card_faces: list(1_000, (n) => card(red(16), { name: `${n}` })) }),
  ],
  ["quotation marks", "/v1/analyze", card('"red" '.repeat(longestText / 6))],
  ["parentheses", "/v1/analyze", card("(red) ".repeat(longestText / 6))],
  ["lines", "/v1/analyze", card("red\n".repeat(longestText / 4))],
  ["compounds", "/v1/analyze", card("nonred ".repeat(longestText / 7))],
  ["names of other cards", "/v1/analyze", card("a card named Red, ".repeat(longestText / 18))],
  ["its own name", "/v1/analyze", card("Red King ".repeat(longestText / 9), { name: "Red King" })],
  ["a long name", "/v1/analyze", card(red(longestText), { name: red(longestText) })],
  [
    "a type line of types",
    "/v1/analyze",
    card("", { type_line: `Creature — ${"Goblin ".repeat(longestText / 7 - 2)}` }),
  ],
  [
    "as many changes as there may be on a long text",
    "/v1/apply",
    { object: card(red(longestText)), changes: list(49, change) },
  ],
  ["as many changes as there may be", "/v1/apply", { object: card(red(4_950)), changes: list(mostChanges, change) }],
  [
    "changes that wait for each other",
    "/v1/apply",
    { object: card("Goblin Elf Human ".repeat(280)), changes: list(mostChanges, ring) },
  ],
  [
    "changes of every word",
    "/v1/apply",
    {
      object: card(red(4_950)),
      changes: list(mostChanges, (n) => ({
        kind: "replace-every-word",
        class: "color-word",
        to: n % 2 ? "red" : "blue",
      })),
    },
  ],
  [
    "granted abilities",
    "/v1/apply",
    {
      object: card("red", { granted: list(1_000, () => "Protection from red") }),
      changes: list(mostChanges, change),
    },
  ],
  [
    "texts spliced on",
    "/v1/apply",
    {
      object: card("red"),
      objects: { long: card(red(longestText)) },
      changes: list(4, () => ({ kind: "splice", card: "long" })),
    },
  ],
  [
    "short texts spliced on",
    "/v1/apply",
    {
      object: card("red"),
      objects: { long: card(red(40)) },
      changes: list(90, () => ({ kind: "splice", card: "long" })),
    },
  ],
  [
    "full texts",
    "/v1/apply",
    {
      object: card("red"),
      objects: { long: card(red(2_000)) },
      changes: list(12, (n) => ({ kind: "full-text", of: "long", plus: red(900 + n) })),
    },
  ],
  [
    "names set",
    "/v1/apply",
    { object: card(red(4_950)), changes: list(mostChanges, (n) => ({ kind: "set-name", name: `${red(1_000)}${n}` })) },
  ],
  [
    "a hundred objects",
    "/v1/apply",
    { object: card("red"), objects: byId(mostObjects, () => card(red(370))), changes: [change(0)] },
  ],
  [
    "exchanges among a hundred objects",
    "/v1/apply",
    {
      object: card("red"),
      objects: byId(mostObjects, () => card(red(370))),
      changes: list(mostChanges, (n) => ({ kind: "exchange-text-boxes", with: `o${n}` })),
    },
  ],
  [
    "a changer on granted abilities",
    "/v1/apply",
    { ...sleight, card: card("", { granted: list(1_000, () => "Protection from red") }) },
  ],
  ["a changer on a text of its type", "/v1/apply", { ...evolution, card: card("Goblin ".repeat(longestText / 7)) }],
  ["long cards spliced on", "/v1/apply", longSplice],
  [
    "a word that there is not",
    "/v1/apply",
    { ...evolution, card: "Goblin King", from: "goblinoid ".repeat(longestText / 10) },
  ],
  ["a card that there is not", "/v1/apply", { ...evolution, card: "goblin kin ".repeat(longestText / 11) }],
  [
    "a changer that there is not",
    "/v1/apply",
    { ...evolution, card: "Goblin King", with: "artifical ".repeat(longestText / 10) },
  ],
  ["fields that nobody knows", "/v1/analyze", card("", Object.fromEntries(list(22_000, (n) => [`f${n}`, 0])))],
  [
    "issues in each field",
    "/v1/apply",
    {
      object: card(""),
      changes: list(1_000, () => ({ kind: "replace-word", class: 1, from: 2, to: 3, id: 4, source: 5 })),
    },
  ],
  ...searches,
  ...worstScenarios.map(([what, scenario]): Body => [what, "/v1/scenarios", scenario]),
];

const request = (path: string, body: string, type: string): Request =>
  new Request(`http://localhost${path}`, { method: "POST", headers: { "content-type": type }, body });

interface Measured {
  readonly what: string;
  readonly sent: number;
  readonly status: number;
  readonly answered: number;
  readonly legal: boolean;
  readonly ms: number;
  readonly bound: number;
}

const beyond = /"tag":"(TextTooLong|ListTooLong|TooDeep|TooMany|ObjectTooLarge|ScenarioTooLong|BodyTooLarge)/;

/** For the `n`th time: another address or another name each time, so that nothing is kept from the one before. */
const asked = ([, path, body]: Body, text: string, n: number): Request =>
  body === undefined
    ? new Request(`http://localhost${path}&n=${n}`)
    : request(
        path,
        text.replaceAll('"X', `"X${n}`),
        typeof body === "string" ? "application/x-ndjson" : "application/json",
      );

const measure = async (each: Body): Promise<Measured> => {
  const [what, path, body] = each;
  const isBatch = typeof body === "string";
  const text = isBatch ? body : body === undefined ? path : JSON.stringify(body);
  const times: Array<number> = [];
  let [status, answer] = [0, ""];
  for (let n = 0; n < 5; n++) {
    const sent = asked(each, text, n);
    const from = process.cpuUsage();
    const response = await app.fetch(sent);
    answer = await response.text();
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1_000);
    status = response.status;
  }
  const legal = isBatch ? status === 200 : status < 500 && !beyond.test(answer);
  // The quickest: the others waited for the compiler, or for the collection of what was left.
  const ms = Math.min(...times);
  return { what, sent: text.length, status, answered: answer.length, legal, ms, bound: isBatch ? boundOfBatch : bound };
};

await app.fetch(request("/v1/apply", JSON.stringify({ ...evolution, card: "Goblin King" }), "application/json"));
const all: Array<Measured> = [];
for (const body of [...bodies, ...batches]) all.push(await measure(body));
for (const { what, sent, status, answered, ms } of all.toSorted((a, b) => b.ms - a.ms)) {
  console.log(
    `${ms.toFixed(1).padStart(8)} ms  ${status}  ${String(sent).padStart(7)} → ${String(answered).padStart(8)}  ${what}`,
  );
}
for (const each of [bound, boundOfBatch]) {
  const worst = Math.max(...all.filter((of) => of.bound === each).map(({ ms }) => ms));
  console.log(
    `The worst ${each === bound ? "request" : "batch"} takes ${worst.toFixed(0)} ms of processor time; the bound is ${each} ms.`,
  );
}
const illegal = all.filter(({ legal }) => !legal).map(({ what }) => what);
if (illegal.length > 0) console.log(`Beyond the limits, so that they say nothing: ${illegal.join("; ")}.`);
process.exitCode = all.every(({ ms, bound }) => ms <= bound) && illegal.length === 0 ? 0 : 1;
