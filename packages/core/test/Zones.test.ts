import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import type { GameObject, Zone } from "../src/Contract.ts";
import * as GameState from "../src/GameState.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as ObjectState from "../src/ObjectState.ts";
import * as RulesText from "../src/RulesText.ts";
import * as Settings from "../src/Settings.ts";
import type { NewChange } from "../src/TextChange.ts";
import * as Zones from "../src/Zones.ts";

const rules = Result.getOrThrow(Settings.make());
const [white, blue] = Lexicon.colorWords as readonly [Lexicon.Word, Lexicon.Word, ...ReadonlyArray<Lexicon.Word>];
const text = RulesText.read("Draw a card.", { name: "X", otherFaces: [], legendary: false });
const bear: GameObject = { name: "Bear", type_line: "Creature — Bear" };

const gameOf = (objects: Readonly<Record<string, GameObject>>): GameState.GameState =>
  GameState.of(Object.entries(objects).map(([id, object]) => [id, Result.getOrThrow(ObjectState.read(object))]));
const add = (
  game: GameState.GameState,
  change: NewChange,
  affects: ReadonlyArray<string> | "spells-and-permanents",
  duration: GameState.Duration = "indefinite",
) => GameState.add(game, change, { affects, duration }, rules);
const stateOf = (game: GameState.GameState, id: string): ObjectState.ObjectState =>
  game.objects.get(id) ?? assert.fail(`no object: ${id}`);
/** What each text change applies to. */
const reach = ({ effects }: GameState.GameState) => effects.map(({ affects }) => affects);

const words: NewChange = { kind: "replace-word", class: "color-word", from: white, to: blue };
const sticker: NewChange = { kind: "name-sticker", word: "Cool", after: 0 };
const name: NewChange = { kind: "set-name", name: "Bob" };
const splice: NewChange = { kind: "splice", card: "X", text };

describe("a text change of an object that changes zones", () => {
  it.each([
    [words, "stack", "battlefield", true],
    [name, "stack", "battlefield", true],
    [sticker, "stack", "battlefield", true],
    // What belongs to the spell alone ends with it (702.47, 702.96, 702.148).
    [splice, "stack", "battlefield", false],
    [{ kind: "overload" }, "stack", "battlefield", false],
    [{ kind: "cleave" }, "stack", "battlefield", false],
    [words, "stack", "graveyard", false],
    [words, "hand", "battlefield", false],
    [words, "battlefield", "stack", false],
  ] as ReadonlyArray<readonly [NewChange, Zone, Zone, boolean]>)(
    "goes on from a permanent spell to the permanent, and ends elsewhere (400.7, 400.7a): %j, %s to %s",
    (change, from, to, goesOn) => {
      const game = add(gameOf({ bear: { ...bear, zone: from } }), change, ["bear"]);
      assert.deepStrictEqual(reach(Zones.move(game, "bear", to)), goesOn ? [["bear"]] : []);
    },
  );

  it.each([
    ["battlefield", true],
    ["stack", true],
    ["graveyard", true],
    ["exile", true],
    ["command", true],
    ["hand", false],
    ["library", false],
  ] as const)("goes along as a sticker to public zones (123.5): %s", (to, goesAlong) => {
    const from = to === "battlefield" ? "graveyard" : "battlefield";
    const game = add(gameOf({ bear: { ...bear, zone: from } }), sticker, ["bear"]);
    assert.strictEqual(reach(Zones.move(game, "bear", to)).length, goesAlong ? 1 : 0);
  });

  it("goes on for the others that it applies to, and for whatever is there", () => {
    const both = add(gameOf({ bear, other: bear }), words, ["bear", "other"]);
    assert.deepStrictEqual(reach(Zones.move(both, "bear", "exile")), [["other"]]);
    const all = add(gameOf({ bear }), words, "spells-and-permanents");
    assert.deepStrictEqual(reach(Zones.move(all, "bear", "exile")), ["spells-and-permanents"]);
  });

  it("ends where it lasts as long as an object stays that leaves the battlefield", () => {
    const game = add(gameOf({ bear, kit: bear }), words, ["bear"], { untilLeaves: "kit" });
    assert.deepStrictEqual(reach(Zones.move(game, "kit", "exile")), []);
    assert.deepStrictEqual(reach(Zones.move(game, "other", "exile")), [["bear"]]);
  });

  it("is as it was where the object stays in its zone, or is not there", () => {
    const game = add(gameOf({ bear }), words, ["bear"]);
    assert.strictEqual(Zones.move(game, "bear", "battlefield"), game);
    assert.strictEqual(Zones.move(game, "nobody", "exile"), game);
  });
});

describe("effects in layers 4 to 7 on an object that changes zones", () => {
  const larger = (game: GameState.GameState) => GameState.addLater(game, [], ["bear"], "indefinite").later;
  it.each([
    ["stack", "battlefield", 1],
    ["battlefield", "exile", 0],
    ["stack", "graveyard", 0],
  ] as const)("(400.7, 400.7a): %s to %s", (from, to, left) => {
    const game = gameOf({ bear: { ...bear, zone: from } });
    assert.strictEqual(Zones.move({ ...game, later: larger(game) }, "bear", to).later.length, left);
  });
});

describe("a new object (400.7)", () => {
  const marked = (zone: Zone) =>
    GameState.change(gameOf({ bear: { ...bear, zone }, kit: bear }), "bear", (object) => ({
      ...object,
      faceDown: true,
      phasedOut: true,
      damage: 1,
      counters: { charge: 1 },
      attachedTo: "kit",
      prototyped: true,
      copied: { values: bear, of: "kit" },
      granted: [{ ability: "Flying", timestamp: 1 }],
    }));

  it("forgets what happened to it", () => {
    const { timestamp, ...moved } = stateOf(Zones.move(marked("battlefield"), "bear", "exile"), "bear");
    assert.strictEqual(timestamp, 3);
    assert.deepStrictEqual(moved, {
      printed: { ...bear, zone: "battlefield" },
      zone: "exile",
      controller: "you",
      face: undefined,
      faceDown: false,
      phasedOut: false,
      granted: [],
    });
  });

  it("is none as a spell becomes a permanent (400.7a, 708.4)", () => {
    const { faceDown, granted, phasedOut, damage } = stateOf(
      Zones.move(marked("stack"), "bear", "battlefield"),
      "bear",
    );
    assert.deepStrictEqual([faceDown, granted.length, phasedOut, damage], [true, 1, false, 1]);
  });

  it("has its front face up, unless it was cast with the other (712.8a)", () => {
    const faces = [
      { name: "Day", type_line: "Creature" },
      { name: "Night", type_line: "Creature" },
    ];
    const turned = (zone: Zone) => gameOf({ card: { name: "Day // Night", card_faces: faces, face: 1, zone } });
    assert.strictEqual(stateOf(Zones.move(turned("battlefield"), "card", "exile"), "card").face, 0);
    assert.strictEqual(stateOf(Zones.move(turned("exile"), "card", "battlefield"), "card").face, 0);
    assert.strictEqual(stateOf(Zones.move(turned("stack"), "card", "battlefield"), "card").face, 1);
  });

  it("is still a copy where it is a token, which has no card to be again (111.7)", () => {
    const copied = { values: bear, of: "kit" };
    const left = (object: GameObject) => {
      const game = GameState.change(gameOf({ object }), "object", (each) => ({ ...each, copied }));
      return stateOf(Zones.move(game, "object", "graveyard"), "object").copied;
    };
    assert.deepStrictEqual(left({ ...bear, token: true }), copied);
    assert.isUndefined(left(bear));
  });

  it("was not chosen anything for (601.2c), and what was attached to it is attached to nothing", () => {
    const game = gameOf({ bear, kit: bear, aura: bear });
    const attached = GameState.change(
      {
        ...game,
        announced: new Map([
          ["bear", { target: "kit" }],
          ["kit", {}],
        ]),
      },
      "aura",
      (each) => ({ ...each, attachedTo: "bear" }),
    );
    const moved = Zones.move(attached, "bear", "exile");
    assert.isFalse("attachedTo" in stateOf(moved, "aura"));
    assert.deepStrictEqual([...moved.announced.keys()], ["kit"]);
    assert.strictEqual(stateOf(Zones.move(attached, "kit", "exile"), "aura").attachedTo, "bear");
  });

  it("has entered where it came to the battlefield, and nothing else since (603.6a)", () => {
    const game = gameOf({ bear: { ...bear, zone: "hand" }, kit: { ...bear, zone: "hand" } });
    const first = Zones.move(game, "bear", "battlefield");
    assert.deepStrictEqual([...first.entered], ["bear"]);
    assert.deepStrictEqual([...Zones.move(first, "kit", "battlefield").entered], ["kit"]);
    assert.deepStrictEqual([...Zones.move(first, "kit", "exile").entered], []);
  });
});

describe("a merge (730.2c)", () => {
  const game = add(gameOf({ top: { ...bear, name: "Top" }, bear }), words, ["top"]);

  it.each([
    ["over", "Top", "Bear"],
    ["under", undefined, "Top"],
  ] as const)("%s", (place, copied, under) => {
    const merged = Zones.merge(game, "top", "bear", place);
    assert.isUndefined(merged.objects.get("top"));
    const state = stateOf(merged, "bear");
    assert.strictEqual(state.copied?.values.name, copied);
    assert.deepStrictEqual(
      state.under?.map(({ values }) => values.name),
      [under],
    );
    // Effects on the merging spell go on over the merged permanent (702.140f).
    assert.deepStrictEqual(reach(merged), [["bear"]]);
  });

  it("goes on from above to below", () => {
    const three = Zones.merge(
      Zones.merge(gameOf({ a: { ...bear, name: "A" }, b: { ...bear, name: "B" }, bear }), "a", "bear", "over"),
      "b",
      "bear",
      "over",
    );
    const { copied, under } = stateOf(three, "bear");
    assert.deepStrictEqual(
      [copied, ...(under ?? [])].map((each) => [each?.values.name, each?.of]),
      [
        ["B", "b"],
        ["A", "a"],
        ["Bear", "bear"],
      ],
    );
  });

  it("applies to the one permanent once, and is none of an object with itself or with nothing", () => {
    const both = add(gameOf({ top: bear, bear }), words, ["top", "bear"]);
    assert.deepStrictEqual(reach(Zones.merge(both, "top", "bear", "over")), [["bear"]]);
    const all = add(gameOf({ top: bear, bear }), words, "spells-and-permanents");
    assert.deepStrictEqual(reach(Zones.merge(all, "top", "bear", "over")), ["spells-and-permanents"]);
    assert.strictEqual(Zones.merge(game, "bear", "bear", "over"), game);
    assert.strictEqual(Zones.merge(game, "nobody", "bear", "over"), game);
    assert.strictEqual(Zones.merge(game, "top", "nobody", "over"), game);
  });
});

describe("phasing", () => {
  const attached = GameState.change(gameOf({ bear, aura: bear, host: bear }), "aura", (each) => ({
    ...each,
    attachedTo: "bear",
  }));
  const isOut = (game: GameState.GameState) => ["bear", "aura"].map((id) => stateOf(game, id).phasedOut);

  it("takes along what is attached, out and in (702.26g)", () => {
    const out = Zones.phase(attached, "bear", true);
    assert.deepStrictEqual(isOut(out), [true, true]);
    assert.strictEqual(stateOf(out, "aura").phasedBy, "bear");
    assert.isFalse("phasedBy" in stateOf(out, "bear"));
    assert.deepStrictEqual(isOut(Zones.phase(out, "bear", false)), [false, false]);
    assert.isFalse("phasedBy" in stateOf(Zones.phase(out, "bear", false), "aura"));
  });

  it("brings what phased out with another in with that alone (702.26h)", () => {
    const out = Zones.phase(attached, "bear", true);
    assert.strictEqual(Zones.phase(out, "aura", false), out);
    const own = Zones.phase(Zones.phase(attached, "aura", true), "bear", true);
    assert.deepStrictEqual(isOut(Zones.phase(own, "bear", false)), [false, true]);
  });

  it("changes nothing of what is so already, or not there", () => {
    assert.strictEqual(Zones.phase(attached, "bear", false), attached);
    assert.strictEqual(Zones.phase(attached, "nobody", true), attached);
  });

  it("ends effects that last as long as the object stays (702.26f), and those on it go on (702.26d)", () => {
    const game = add(add(attached, words, ["bear"]), words, ["host"], { untilLeaves: "bear" });
    assert.deepStrictEqual(reach(Zones.phase(game, "bear", true)), [["bear"]]);
    assert.strictEqual(reach(Zones.phase(game, "host", true)).length, 2);
    const ability = GameState.add(
      attached,
      words,
      { affects: ["host"], duration: { untilLeaves: "bear" }, ability: "bear" },
      rules,
    );
    assert.strictEqual(reach(Zones.phase(ability, "bear", true)).length, 1);
  });
});

describe("the end of a turn (514.2)", () => {
  it("ends what lasts until then, in all layers, and takes the damage", () => {
    let game = add(add(gameOf({ bear, other: bear }), words, ["bear"], "end-of-turn"), words, ["other"]);
    game = GameState.addLater(game, [], ["bear"], "end-of-turn");
    game = GameState.addLater(game, [], ["other"], "indefinite");
    game = GameState.markDamage(GameState.markDamage(game, "bear", 1), "bear", 2);
    assert.strictEqual(stateOf(game, "bear").damage, 3);
    const ended = Zones.endTurn(game);
    assert.deepStrictEqual(reach(ended), [["other"]]);
    assert.deepStrictEqual(
      ended.later.map(({ affects }) => affects),
      [["other"]],
    );
    assert.isFalse("damage" in stateOf(ended, "bear"));
    assert.strictEqual(stateOf(ended, "other"), stateOf(game, "other"));
  });
});
