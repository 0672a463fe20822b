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

describe("what happens to an object", () => {
  const game = gameOf({ angel, wraith });
  const stateOf = (of: GameState.GameState, id: string) => of.objects.get(id) ?? assert.fail(`no object: ${id}`);

  it("counters are put and taken, and never fewer than none (122.1)", () => {
    const counted = (...steps: ReadonlyArray<Readonly<Record<string, number>>>) =>
      stateOf(
        steps.reduce((next, counters) => GameState.putCounters(next, "angel", counters), game),
        "angel",
      ).counters;
    assert.deepStrictEqual(counted({ charge: 2, "+1/+1": 1 }), { charge: 2, "+1/+1": 1 });
    assert.deepStrictEqual(counted({ charge: 2 }, { charge: 1, egg: 1 }), { charge: 3, egg: 1 });
    assert.deepStrictEqual(counted({ charge: 2, egg: 1 }, { charge: -2 }), { egg: 1 });
    assert.deepStrictEqual(counted({ charge: 2 }, { charge: -5 }, { charge: 1 }), { charge: 1 });
  });

  it("damage adds up (120.6)", () => {
    const once = GameState.markDamage(game, "angel", 2);
    assert.strictEqual(stateOf(GameState.markDamage(once, "angel", 3), "angel").damage, 5);
    assert.strictEqual(GameState.markDamage(game, "nobody", 1), game);
  });

  it("a granted ability has a timestamp of its own (613.7b)", () => {
    const granted = GameState.grant(GameState.grant(game, "angel", "Haste"), "angel", "Reach");
    assert.deepStrictEqual(stateOf(granted, "angel").granted, [
      { ability: "Haste", timestamp: game.clock },
      { ability: "Reach", timestamp: game.clock + 1 },
    ]);
  });

  it("it gets a new timestamp as it is turned, and its stickers theirs right after it (613.7g, 613.7k)", () => {
    const stuck = ["Cool", "Big"].reduce(
      (next, sticker) =>
        GameState.add(
          next,
          { kind: "name-sticker", word: sticker, after: 0 },
          { affects: ["angel"], duration: "indefinite" },
          rules,
        ),
      replace(game, "wraith", "Swamp", "Island"),
    );
    const turned = GameState.turn(stuck, "angel", (object) => object);
    const times = (of: GameState.GameState) => of.effects.map(({ change }) => change.timestamp);
    const [hack] = times(stuck);
    const now = stuck.clock;
    assert.strictEqual(stateOf(turned, "angel").timestamp, now);
    assert.deepStrictEqual(times(turned), [hack ?? 0, now + 1, now + 2]);
    assert.strictEqual(turned.clock, now + 3);
    assert.deepStrictEqual(times(GameState.turn(stuck, "wraith", (object) => object)), times(stuck));
    assert.strictEqual(GameState.restamp(stuck, "nobody"), stuck);
  });

  it("an emblem or an ability on the stack stands on no board of layer 3 (113.7a, 114.1)", () => {
    const made = GameState.putNonCard(game, "emblem", "emblem", {
      text: "Swamp",
      controller: "you",
      zone: "command",
      read: (word) => word,
    });
    assert.deepStrictEqual([...GameState.board(made).objects.keys()], ["angel", "wraith"]);
    assert.deepStrictEqual(stateOf(made, "emblem").printed, { name: "", type_line: "", oracle_text: "Swamp" });
    assert.deepStrictEqual(Object.keys(stateOf(made, "emblem").nonCard ?? {}), ["kind", "read"]);
    assert.isUndefined(GameState.outcomeOf(made, "nobody", rules));
  });
});

describe("what a new effect applies to", () => {
  const phased = GameState.change(gameOf({ angel, wraith }), "angel", (object) => ({ ...object, phasedOut: true }));
  const reach = { affects: ["angel", "wraith", "nobody"], duration: "indefinite" } as const;
  const name = { kind: "set-name", name: "Bob" } as const;

  it("is what is there: nothing that is phased out (702.26e)", () => {
    assert.deepStrictEqual(GameState.add(phased, name, reach, rules).effects[0]?.affects, ["wraith"]);
    const { later, clock, made } = GameState.addLater(phased, [], reach.affects, "indefinite");
    assert.deepStrictEqual(
      later.map(({ id, affects, timestamp }) => [id, affects, timestamp]),
      [["e1", ["wraith"], phased.clock]],
    );
    assert.deepStrictEqual([clock, made], [phased.clock + 1, 1]);
  });

  it("is nothing where it would last as long as what is not on the battlefield (611.2b)", () => {
    const gone = Zones.move(phased, "wraith", "exile");
    const lasting = { ...reach, duration: { untilLeaves: "wraith" } };
    assert.strictEqual(GameState.add(gone, name, lasting, rules), gone);
    assert.strictEqual(GameState.add(phased, name, { ...lasting, duration: { untilLeaves: "x" } }, rules), phased);
    assert.strictEqual(GameState.add(phased, name, lasting, rules).effects.length, 1);
  });

  it("is told apart by an id and a timestamp, each the next (613.7b)", () => {
    const two = GameState.add(GameState.add(phased, name, reach, rules), name, reach, rules);
    assert.deepStrictEqual(
      two.effects.map(({ change }) => [change.id, change.timestamp]),
      [
        ["c1", phased.clock],
        ["c2", phased.clock + 1],
      ],
    );
  });

  it("are both objects of an exchange, or none where one is phased out or elsewhere (701.12a)", () => {
    const apart = exchange(phased, "angel", "wraith");
    assert.strictEqual(apart, phased);
    const together = gameOf({ angel, wraith });
    assert.deepStrictEqual(exchange(together, "angel", "wraith").effects[0]?.affects, ["angel", "wraith"]);
    const exiled = Zones.move(together, "angel", "exile");
    assert.strictEqual(exchange(exiled, "wraith", "angel"), exiled);
  });
});
