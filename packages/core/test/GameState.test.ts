import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import type { GameObject } from "../src/Contract.ts";
import * as GameState from "../src/GameState.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as ObjectState from "../src/ObjectState.ts";
import * as Settings from "../src/Settings.ts";
import * as Zones from "../src/Zones.ts";

const rules = Result.getOrThrow(Settings.make());
const angel = { name: "Serra Angel", type_line: "Creature — Angel", oracle_text: "Flying, vigilance" };
const wraith = { name: "Bog Wraith", type_line: "Creature — Wraith", oracle_text: "Swampwalk" };
const delver: GameObject = {
  name: "Delver of Secrets // Insectile Aberration",
  type_line: "Creature — Human Wizard // Creature — Human Insect",
  card_faces: [
    { name: "Delver of Secrets", type_line: "Creature — Human Wizard", oracle_text: "" },
    { name: "Insectile Aberration", type_line: "Creature — Human Insect", oracle_text: "Flying" },
  ],
};

const gameOf = (objects: Readonly<Record<string, GameObject>>): GameState.GameState =>
  Object.entries(objects).reduce(
    (game, [id, object]) => GameState.put(game, id, Result.getOrThrow(ObjectState.read(object))),
    GameState.empty,
  );

const word = (input: string): Lexicon.Word => {
  const found = Lexicon.parseAny(input);
  if (found === undefined) throw new Error(`no word: ${input}`);
  return found;
};

const replace = (
  game: GameState.GameState,
  id: string,
  from: string,
  to: string,
  duration: GameState.Duration = "indefinite",
): GameState.GameState =>
  GameState.add(
    game,
    { kind: "replace-word", class: word(from).class, from: word(from), to: word(to) },
    { affects: [id], duration },
    rules,
  );

const exchange = (game: GameState.GameState, a: string, b: string, duration: GameState.Duration = "indefinite") =>
  GameState.add(game, { kind: "exchange-text-boxes", between: [a, b] }, { affects: [a, b], duration }, rules);

const text = (game: GameState.GameState, id: string) => {
  const { object } = GameState.outcomeOf(game, id, rules) ?? assert.fail(`no object: ${id}`);
  return object.card_faces === undefined ? object.oracle_text : object.card_faces.map((face) => face.oracle_text);
};

describe("zones", () => {
  it("a change ends when its object leaves (400.7)", () => {
    const hacked = replace(gameOf({ wraith }), "wraith", "Swamp", "Island");
    assert.strictEqual(text(hacked, "wraith"), "Islandwalk");
    const back = Zones.move(Zones.move(hacked, "wraith", "graveyard"), "wraith", "battlefield");
    assert.strictEqual(text(back, "wraith"), "Swampwalk");
  });

  it("a change of a permanent spell goes on on the permanent (400.7a)", () => {
    const spell = gameOf({ wraith: { ...wraith, zone: "stack" } });
    const permanent = Zones.move(replace(spell, "wraith", "Swamp", "Island"), "wraith", "battlefield");
    assert.strictEqual(text(permanent, "wraith"), "Islandwalk");
  });

  it("a sticker stays in public zones and no further (123.5)", () => {
    const sticker = { kind: "name-sticker", word: "Cool", after: 2 } as const;
    const stuck = GameState.add(gameOf({ angel }), sticker, { affects: ["angel"], duration: "indefinite" }, rules);
    const names = (game: GameState.GameState) => GameState.outcomeOf(game, "angel", rules)?.names;
    const exiled = Zones.move(Zones.move(stuck, "angel", "graveyard"), "angel", "exile");
    assert.deepStrictEqual(names(exiled), ["Serra Angel Cool"]);
    assert.deepStrictEqual(names(Zones.move(exiled, "angel", "hand")), ["Serra Angel"]);
  });
});

describe("durations", () => {
  it("until end of turn (514.2)", () => {
    const hacked = replace(gameOf({ wraith }), "wraith", "Swamp", "Island", "end-of-turn");
    assert.strictEqual(text(hacked, "wraith"), "Islandwalk");
    assert.strictEqual(text(Zones.endTurn(hacked), "wraith"), "Swampwalk");
  });

  it("as long as another object stays", () => {
    const words = { name: "Exchange of Words", type_line: "Enchantment", oracle_text: "" };
    const game = exchange(gameOf({ wraith, angel, words }), "wraith", "angel", { untilLeaves: "words" });
    assert.strictEqual(text(game, "wraith"), "Flying, vigilance");
    assert.strictEqual(text(Zones.move(game, "words", "graveyard"), "wraith"), "Swampwalk");
  });
});

describe("exchanges", () => {
  it("one that leaves does not change the other (611.2a)", () => {
    const game = Zones.move(exchange(gameOf({ wraith, angel }), "wraith", "angel"), "angel", "graveyard");
    assert.strictEqual(text(game, "wraith"), "Flying, vigilance");
    assert.strictEqual(text(game, "angel"), "Flying, vigilance");
  });

  it("do nothing where one of the two is not there (701.12a)", () => {
    const game = exchange(gameOf({ wraith, angel: { ...angel, zone: "graveyard" } }), "wraith", "angel");
    assert.strictEqual(text(game, "wraith"), "Swampwalk");
  });

  it("keep the text of a later exchange when an earlier one ends (701.12h)", () => {
    const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "" };
    const first = exchange(gameOf({ wraith, angel, bears }), "wraith", "angel", "end-of-turn");
    const second = exchange(first, "wraith", "bears");
    assert.strictEqual(text(second, "bears"), "Flying, vigilance");
    assert.strictEqual(text(Zones.endTurn(second), "bears"), "Flying, vigilance");
  });
});

describe("other values", () => {
  it("a copy takes no text change along (707.2), and a change goes on over what a copy becomes (707.4)", () => {
    const hacked = replace(gameOf({ wraith, clone: angel }), "wraith", "Swamp", "Island");
    const copied = GameState.change(hacked, "clone", (object) => ({
      ...object,
      copied: { values: wraith, of: "wraith" },
    }));
    assert.strictEqual(text(copied, "clone"), "Swampwalk");
    assert.strictEqual(text(replace(copied, "clone", "Swamp", "Forest"), "clone"), "Forestwalk");
  });

  it("a change applies to the face that turns up (712.18)", () => {
    const hacked = replace(gameOf({ delver }), "delver", "Human", "Elf");
    const turned = GameState.change(hacked, "delver", (object) => ({ ...object, face: 1 }));
    const faces = GameState.outcomeOf(turned, "delver", rules)?.object.card_faces;
    assert.deepStrictEqual(
      faces?.map((face) => face.type_line),
      ["Creature — Human Wizard", "Creature — Elf Insect"],
    );
  });

  it("a face-down permanent has no words, and is read through the change when it is turned up (708.8)", () => {
    const down = GameState.change(replace(gameOf({ wraith }), "wraith", "Swamp", "Island"), "wraith", (object) => ({
      ...object,
      faceDown: true,
    }));
    assert.strictEqual(text(down, "wraith"), "");
    assert.deepStrictEqual(GameState.outcomeOf(down, "wraith", rules)?.names, []);
    assert.strictEqual(
      text(
        GameState.change(down, "wraith", (object) => ({ ...object, faceDown: false })),
        "wraith",
      ),
      "Islandwalk",
    );
  });
});
