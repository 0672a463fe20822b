import {
  analyze,
  apply,
  card,
  change,
  evolution,
  got,
  invalid,
  posted,
  query,
  type Row,
  refused,
  sent,
} from "../row.ts";

const noObjects = ["null", "[]", "1", '"x"', "true", "1e999", "-0"];

const evolutions: ReadonlyArray<readonly [fields: object, pointer: string]> = [
  [{ card: 1 }, "/card"],
  [{ card: null }, "/card"],
  [{ card: [] }, "/card"],
  [{ card: { name: 1 } }, "/card/name"],
  [{ with: {} }, "/with"],
  [{ with: ["Mind Bend"] }, "/with"],
  [{ from: 1 }, "/from"],
  [{ to: null }, "/to"],
  [{ cards: "Goblin King" }, "/cards"],
  [{ cards: [1] }, "/cards/0"],
  [{ word: false }, "/word"],
  [{ after: "1" }, "/after"],
  [{ after: 0.5 }, "/after"],
  [{ options: [] }, "/options"],
  [{ options: { edition: 1 } }, "/options/edition"],
  [{ options: { grammar: "x" } }, "/options/grammar"],
  [{ options: { reminderText: true } }, "/options/reminderText"],
  [{ options: { dependency: {} } }, "/options/dependency"],
  [{ options: { ordring: "x" } }, "/options/ordring"],
  [{ option: {} }, "/option"],
];

const objects: ReadonlyArray<readonly [fields: object, pointer: string]> = [
  [{ name: 1 }, "/name"],
  [{ type_line: ["Creature"] }, "/type_line"],
  [{ oracle_text: { en: "red" } }, "/oracle_text"],
  [{ colors: "red" }, "/colors"],
  [{ colors: [1] }, "/colors/0"],
  [{ card_faces: {} }, "/card_faces"],
  [{ card_faces: [] }, "/card_faces"],
  [{ card_faces: [null] }, "/card_faces/0"],
  [{ card_faces: [{ name: 1 }] }, "/card_faces/0/name"],
  [{ power: 2 }, "/power"],
  [{ legalities: [] }, "/legalities"],
  [{ legalities: { vintage: true } }, "/legalities/vintage"],
  [{ lang: 1 }, "/lang"],
];

const changes: ReadonlyArray<readonly [changes: unknown, pointer: string]> = [
  [{}, "/changes"],
  ["red", "/changes"],
  [[1], "/changes/0/kind"],
  [[{}], "/changes/0/kind"],
  [[{ kind: 1 }], "/changes/0/kind"],
  [[{ ...change, from: 1 }], "/changes/0/from"],
  [[{ ...change, class: "colour" }], "/changes/0/class"],
  [[{ ...change, timestamp: "1" }], "/changes/0/timestamp"],
  [[{ ...change, id: 1 }], "/changes/0/id"],
  [[{ kind: "set-name", name: [] }], "/changes/0/name"],
];

export const wrongTypes: ReadonlyArray<Row> = [
  ...[apply, analyze].flatMap((path) => noObjects.map((text) => sent(path, text, text, invalid("")))),
  ...evolutions.map(([fields, pointer]) =>
    posted(apply, JSON.stringify(fields), { ...evolution, ...fields }, invalid(pointer)),
  ),
  ...objects.map(([fields, pointer]) => posted(analyze, JSON.stringify(fields), card(fields), invalid(pointer))),
  ...changes.map(([value, pointer]) =>
    posted(apply, JSON.stringify(value), { object: card(), changes: value }, invalid(pointer)),
  ),
  posted(apply, "a card without a name", { ...evolution, card: {} }, refused("InvalidObject", "/card/name")),
  posted(apply, "a face below zero", { object: card({ face: -1 }), changes: [] }, invalid("/object/face")),
  posted(apply, "a face between two", { object: card({ face: 0.5 }), changes: [] }, invalid("/object/face")),
  posted(apply, "a face far out", { object: card({ face: 1e300 }), changes: [] }, invalid("/object/face")),
  posted(
    apply,
    "a face that is not there",
    { object: card({ face: 9 }), changes: [] },
    refused("InvalidObject", "/object/face"),
  ),
  got(query({ ...evolution, after: "one" }), invalid("/after")),
  got(query({ ...evolution, after: "1e999" }), invalid("/after")),
  got(query({ ...evolution, grammar: "x" }), invalid("/grammar")),
  got(query({ ...evolution, gramar: "literal" }), invalid("/gramar")),
];
