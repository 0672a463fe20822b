/**
 * Scenarios that are as much work as the limits allow, each of one kind: as large as it may be, which is found by asking the
 * limits themselves.
 */
import type { Scenario } from "@palimpsest/core/Scenario";
import { mostExpectations, mostNames, mostObjects, mostSteps, scenarioBounds } from "../src/scenario-limits.ts";

const list = <A>(count: number, item: (n: number) => A): Array<A> =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, n) => item(n));
const byId = (count: number, item: (n: number) => object) => Object.fromEntries(list(count, (n) => [`o${n}`, item(n)]));

const goblin = (fields: object = {}) => ({
  name: "X",
  type_line: "Creature — Goblin",
  oracle_text: "",
  power: "2",
  toughness: "9",
  ...fields,
});

/** Expectations that each look at a game of its own: face up what is face down. */
const askEverything = (count: number, object: string, after: (n: number) => number, fields: object = {}) =>
  list(count, (n) => ({
    after: after(n),
    object,
    face_up: true,
    name: "",
    oracle_text: "",
    types: [],
    abilities: [],
    kept: [],
    order: [],
    notes: [],
    devotion: {},
    ...fields,
  }));

/** A scenario of some size, as data. */
type OfSize = (size: number) => {
  readonly objects: object;
  readonly steps: ReadonlyArray<object>;
  readonly [key: string]: unknown;
};

const complete = (parts: ReturnType<OfSize>): Scenario => {
  const { steps } = parts;
  const padded = { ...parts, steps: [...steps, ...list(mostSteps - steps.length, () => ({ do: "end-turn" }))] };
  const expect =
    parts.expect ?? askEverything(mostExpectations, "o0", (n) => mostSteps - (n % (mostSteps - steps.length + 1)));
  return {
    title: "X",
    rules: ["612.1"],
    expect,
    ...padded,
    ...(parts.expect === undefined ? {} : { expect: parts.expect }),
  } as unknown as Scenario;
};

const isLegal = (scenario: Scenario): boolean => scenarioBounds.exceeded(scenario as never) === undefined;

/** The largest of these scenarios that is legal. */
const largest = (most: number, ofSize: OfSize): Scenario | undefined => {
  for (let size = most; size > 0; size = Math.min(size - 1, Math.floor(size * 0.97))) {
    const scenario = complete(ofSize(size));
    if (isLegal(scenario)) return scenario;
  }
  return undefined;
};

const type = (add: object) => ({ layer: "type", add });
const ability = (of: string, affects: object, does: ReadonlyArray<object>, more: object = {}) => ({
  do: "ability",
  of,
  affects,
  does,
  ...more,
});
const faceDown = { do: "turn", object: "o0", face: "down" };
const change = (on: string, given: object) => ({ do: "change", on, change: given });
const word = (n: number) => ({
  kind: "replace-word",
  class: "color-word",
  ...(n % 2 === 0 ? { from: "red", to: "blue" } : { from: "blue", to: "red" }),
});
const red = (length: number): string => "red ".repeat(Math.max(0, Math.floor(length / 4)));
const legendary = "Legendary Creature — Goblin";

type Kind = readonly [what: string, most: number, ofSize: OfSize];

/** The larger part of the objects is always found, one more for each operation, so that each waits for the next. */
const waiting =
  (found: (n: number) => object, objects: number): OfSize =>
  (size) => ({
    objects: byId(objects, (n) => goblin({ type_line: n === 1 ? "Creature — T0" : legendary })),
    steps: [
      ...list(size, (n) =>
        ability(`o${(n % (objects - 1)) + 1}`, found(size - n), [type({ subtypes: [`T${size - n}`] })]),
      ),
      faceDown,
    ],
  });

const any = (...descriptions: ReadonlyArray<object>) => ({ any: descriptions });

const kinds: ReadonlyArray<Kind> = [
  [
    "operations that wait each for the next",
    40,
    waiting((n) => any({ supertypes: ["Legendary"] }, { subtypes: [`T${n - 1}`] }), mostObjects),
  ],
  [
    "operations that wait in a ring",
    40,
    (size) => ({
      objects: byId(mostObjects, (n) => goblin({ type_line: n === 1 ? "Creature" : legendary })),
      steps: [
        ...list(size, (n) =>
          ability(`o${n + 1}`, any({ supertypes: ["Legendary"] }, { types: [`T${(n + 1) % size}`] }), [
            type({ types: [`T${n}`] }),
          ]),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "operations that set what all others look for",
    40,
    (size) => ({
      objects: byId(mostObjects, () => goblin()),
      steps: [
        ...list(size, (n) =>
          ability(`o${n + 1}`, { types: [["Creature", "Artifact", "Land"][n % 3]] }, [
            { layer: "type", set: { types: [["Artifact", "Land", "Creature"][n % 3], "Creature"] } },
          ]),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "operations with many words",
    40,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ type_line: legendary })),
      steps: [
        ...list(size, (n) =>
          ability(`o${n + 1}`, any({ subtypes: list(6, (w) => `N${n}${w}`) }, { supertypes: ["Legendary"] }), [
            type({ subtypes: list(4, (w) => `T${n}${w}`) }),
          ]),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "an operation that adds many types",
    280,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ type_line: legendary })),
      steps: [
        ability("o1", { types: ["Creature"] }, [type({ types: list(size, (w) => `T${w}`) })]),
        ...list(4, (n) => ability(`o${n + 2}`, { types: [`T${n}`] }, [type({ supertypes: [`S${n}`] })])),
        faceDown,
      ],
    }),
  ],
  [
    "operations on type lines of many types",
    3_000,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ type_line: `${legendary} ${list(size, (n) => `T${n}`).join(" ")}` })),
      steps: [
        ...list(5, (n) => ability(`o${n + 1}`, { types: ["Creature"] }, [type({ subtypes: [`N${n}`] })])),
        faceDown,
      ],
    }),
  ],
  [
    "long type lines alone",
    3_000,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ type_line: `Creature — ${list(size, (n) => `T${n}`).join(" ")}` })),
      steps: [faceDown],
    }),
  ],
  [
    "sizes that count",
    40,
    (size) => ({
      objects: byId(mostObjects, () => goblin()),
      steps: [
        ...list(size, (n) =>
          ability(`o${n + 1}`, { types: ["Creature"] }, [
            {
              layer: "power-toughness",
              modify: { power: { count: { types: ["Creature"] } }, toughness: { card_types: {} } },
            },
          ]),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "names that are looked for, beside every name",
    280,
    (size) => ({
      objects: {
        ...byId(mostObjects / 2, (n) => goblin({ name: `N${n}` })),
        ...Object.fromEntries(
          list(mostObjects / 2, (n) => [`k${n}`, goblin({ name: "Spy Kit", type_line: "Artifact" })]),
        ),
      },
      steps: [
        ...list(mostObjects / 2, (n) => ({ do: "attach", object: `k${n}`, to: `o${n}` })),
        ability("o1", { named: list(size, (n) => `M${n}`) }, [type({ types: ["Land"] })]),
        ...list(4, (n) => ability(`o${n + 2}`, { types: ["Creature"] }, [type({ types: [`T${n}`] })])),
        faceDown,
      ],
    }),
  ],
  [
    "effects on many objects",
    40,
    (size) => ({
      objects: byId(mostObjects, () => goblin()),
      steps: [
        faceDown,
        ...list(size, () => ({
          do: "effect",
          on: list(mostObjects, (n) => `o${n}`).slice(0, 260 / size),
          does: [type({ types: ["Land"] })],
        })),
      ],
    }),
  ],
  [
    "granted abilities",
    1_000,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ granted: list(size / mostObjects, () => "") })),
      steps: [faceDown],
    }),
  ],
  [
    "counters of many kinds",
    200,
    (size) => ({
      objects: byId(mostObjects, () => goblin()),
      steps: [{ do: "mark", object: "o0", counters: Object.fromEntries(list(size, (n) => [`+${n}/+1`, 1])) }, faceDown],
    }),
  ],
  [
    "texts spliced on, and given to many",
    8_000,
    (size) => ({
      objects: byId(20, (n) => goblin({ oracle_text: n === 1 ? red(size) : "" })),
      steps: [
        ...list(4, () => change("o2", { kind: "splice", card: "o1" })),
        ...list(8, (n) => change(`o${n + 3}`, { kind: "full-text", of: "o2" })),
        faceDown,
      ],
    }),
  ],
  [
    "merged texts that are copied",
    8_000,
    (size) => ({
      objects: byId(mostObjects - 10, (n) => goblin({ oracle_text: n > 0 && n < 10 ? red(size) : "" })),
      steps: [
        ...list(8, (n) => ({ do: "merge", object: `o${n + 2}`, with: "o1", place: "under" })),
        ...list(9, (n) => ({ do: "copy", object: `o${n + 10}`, of: "o1" })),
        faceDown,
      ],
    }),
  ],
  [
    "shapeshifters with a long text",
    8_000,
    (size) => ({
      objects: byId(20, (n) =>
        n < 2
          ? goblin({ oracle_text: n === 1 ? red(size) : "", zone: n === 1 ? "graveyard" : "battlefield" })
          : goblin({ name: "Volrath's Shapeshifter" }),
      ),
      steps: [...list(4, () => change("o1", { kind: "splice", card: "o1" })), faceDown],
    }),
  ],
  [
    "exchanges of long texts, changed between",
    8_000,
    (size) => ({
      objects: byId(6, () => goblin({ oracle_text: red(size) })),
      steps: [
        ...list(12, (n) =>
          n % 2 === 0
            ? change(`o${(n % 5) + 1}`, { kind: "exchange-text-boxes", with: `o${((n + 1) % 5) + 1}` })
            : change(`o${(n % 5) + 1}`, word(n >> 1)),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "exchanges that wait for each other",
    8_000,
    (size) => ({
      options: { exchange: "live", dependency: "outcome" },
      objects: byId(6, () => goblin({ oracle_text: red(size) })),
      steps: [
        ...list(20, (n) =>
          n % 2 === 0
            ? change(`o${(n % 5) + 1}`, { kind: "exchange-text-boxes", with: `o${((n + 1) % 5) + 1}` })
            : change(`o${(n % 5) + 1}`, word(n >> 1)),
        ),
        faceDown,
      ],
    }),
  ],
  [
    "changes that wait for each other on a long text",
    8_000,
    (size) => ({
      options: { dependency: "outcome" },
      objects: { o0: goblin(), o1: goblin({ oracle_text: red(size) }) },
      steps: [
        ...list(40, (n) =>
          change("o1", {
            kind: "replace-word",
            class: "color-word",
            from: ["red", "blue", "green", "white", "black"][n % 5],
            to: ["red", "blue", "green", "white", "black"][(n + 1 + (n >> 3)) % 5],
          }),
        ),
        faceDown,
      ],
      expect: askEverything(mostExpectations, "o1", (n) => mostSteps - (n % 10)),
    }),
  ],
  [
    "changes of a long text",
    8_000,
    (size) => ({
      objects: { o0: goblin({ oracle_text: red(size) }) },
      steps: list(mostSteps, (n) => change("o0", word(n))),
      expect: askEverything(mostExpectations, "o0", (n) => n + 1),
    }),
  ],
  [
    "enchantments that change all texts",
    8_000,
    (size) => ({
      objects: byId(20, (n) =>
        n < 10
          ? goblin({ oracle_text: red(size) })
          : { ...goblin(), name: "Swirl the Mists", type_line: "Enchantment", zone: "hand" },
      ),
      steps: [
        ...list(10, (n) => ({ do: "enter", object: `o${n + 10}`, choose: { to: n % 2 === 0 ? "blue" : "red" } })),
        ...list(3, (n) => ability("o3", { colors: ["red"] }, [type({ types: [`T${n}`] })])),
        faceDown,
      ],
      expect: askEverything(mostExpectations, "o1", (n) => mostSteps - (n % 30)),
    }),
  ],
  [
    "long texts alone",
    10_000,
    (size) => ({
      objects: {
        o0: goblin(),
        o1: goblin({ oracle_text: red(size) }),
        o2: goblin({ oracle_text: red(size) }),
        o3: goblin({ oracle_text: red(size) }),
        o4: goblin({ oracle_text: red(size) }),
      },
      steps: [faceDown],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "reminder text and quotations",
    10_000,
    (size) => ({
      objects: byId(5, () =>
        goblin({
          oracle_text: 'Protection from red (It "red" cannot be red.) Swampwalk. "A red X."\n'.repeat(size / 70),
        }),
      ),
      steps: [faceDown, ...list(6, (n) => change("o1", word(n)))],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "mana costs",
    10_000,
    (size) => ({
      objects: byId(4, () => goblin({ mana_cost: "{W}".repeat(size / 3) })),
      steps: [faceDown],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "fields that nobody knows",
    4_000,
    (size) => ({
      objects: byId(4, () => goblin(Object.fromEntries(list(size, (n) => [`f${n}`, 0])))),
      steps: [faceDown],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "faces",
    mostObjects,
    (size) => ({
      objects: { o0: goblin(), o1: goblin({ card_faces: list(size, (n) => goblin({ name: `F${n}` })) }) },
      steps: [faceDown],
    }),
  ],
  [
    "names that are looked up in vain",
    mostNames,
    (size) => ({
      objects: { o0: goblin() },
      steps: [faceDown],
      expect: askEverything(1, "o0", () => 1, {
        has_name: Object.fromEntries(list(size, (n) => [`Goblin Kin ${n} ${"x".repeat(50)}`, true])),
      }),
    }),
  ],
  [
    "instructions",
    60,
    (size) => ({
      objects: byId(mostObjects, (n) =>
        n === 1 ? goblin({ type_line: "Instant", zone: "hand" }) : goblin({ oracle_text: red(400) }),
      ),
      steps: [
        ...list(6, (n) =>
          ability(`o${n + 3}`, any({ supertypes: ["Legendary"] }, { types: ["Creature"] }), [
            type({ subtypes: [`T${n}`] }),
          ]),
        ),
        {
          do: "cast",
          object: "o1",
          does: list(size, () => ({ kind: "damage", amount: 1, on: { types: ["Creature"] } })),
        },
        { do: "resolve", object: "o1" },
        faceDown,
      ],
    }),
  ],
  [
    "copies of a spell with instructions",
    20,
    (size) => ({
      objects: byId(12, (n) => (n === 1 ? goblin({ type_line: "Instant", zone: "hand" }) : goblin())),
      steps: [
        ...list(3, (n) => ability(`o${n + 3}`, { types: ["Creature"] }, [type({ subtypes: [`T${n}`] })])),
        { do: "cast", object: "o1", does: list(4, () => ({ kind: "damage", amount: 1, on: { types: ["Creature"] } })) },
        ...list(size, (n) => ({ do: "copy", object: `c${n}`, of: "o1" })),
        ...list(size, (n) => ({ do: "resolve", object: `c${n}` })),
        faceDown,
      ],
    }),
  ],
  [
    "a spell that is aimed again and again, beside long texts",
    8_000,
    (size) => ({
      objects: {
        o0: goblin(),
        o1: goblin({ type_line: "Instant", zone: "stack" }),
        ...Object.fromEntries(list(4, (n) => [`o${n + 2}`, goblin({ oracle_text: red(size) })])),
      },
      steps: [
        ...list(mostSteps - 1, () => ({ do: "cast", object: "o1", target: "o2", wants: { types: ["Creature"] } })),
        faceDown,
      ],
      expect: askEverything(mostExpectations, "o2", (n) => n),
    }),
  ],
  [
    "a spell that is aimed again and again, beside operations",
    40,
    (size) => ({
      objects: byId(mostObjects, (n) => (n === 1 ? goblin({ type_line: "Instant", zone: "stack" }) : goblin())),
      steps: [
        ...list(size, (n) =>
          ability(`o${n + 2}`, { types: [["Creature", "Artifact", "Land"][n % 3]] }, [
            { layer: "type", set: { types: [["Artifact", "Land", "Creature"][n % 3], "Creature"] } },
          ]),
        ),
        faceDown,
        ...list(mostSteps - 1 - size, () => ({
          do: "cast",
          object: "o1",
          target: "o2",
          wants: { types: ["Creature"] },
        })),
      ],
    }),
  ],
  [
    "state-based actions on legends",
    mostSteps - 1,
    (size) => ({
      objects: byId(mostObjects, (n) => goblin({ name: `N${n}`, type_line: legendary, toughness: "9" })),
      steps: [faceDown, ...list(size, () => ({ do: "state-based" }))],
    }),
  ],
  [
    "stickers on a name",
    48,
    (size) => ({
      objects: byId(2, () =>
        goblin({ name: "Goblin King of Goblins", oracle_text: "Goblin King of Goblins is red. ".repeat(10) }),
      ),
      steps: [...list(size, (n) => change("o1", { kind: "name-sticker", word: `Red${n}`, after: n })), faceDown],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "tokens with a text",
    10_000,
    (size) => ({
      objects: byId(2, () => goblin()),
      steps: [
        {
          do: "create",
          token: { types: ["Creature"], oracle_text: red(size) },
          as: list(mostObjects - 3, (n) => `t${n}`),
        },
        faceDown,
      ],
      expect: askEverything(mostExpectations, "o1", (n) => n),
    }),
  ],
  [
    "phasing of what is attached",
    mostSteps,
    (size) => ({
      objects: byId(mostObjects, () => goblin({ type_line: "Artifact — Equipment" })),
      steps: list(size, (n) =>
        n < mostObjects - 1
          ? { do: "attach", object: `o${n + 1}`, to: `o${n}` }
          : { do: "phase", object: "o0", out: n % 2 === 0 },
      ),
      expect: askEverything(mostExpectations, "o0", (n) => n + 1),
    }),
  ],
  [
    "copies of copies",
    mostObjects,
    (size) => ({
      objects: byId(2, () => goblin({ oracle_text: red(400) })),
      steps: [
        ability("o1", { types: ["Creature"] }, [type({ subtypes: ["Elf"] })]),
        ...list(size, (n) => ({ do: "copy", object: `o${n + 2}`, of: `o${n + 1}` })),
        faceDown,
      ],
    }),
  ],
  [
    "what enters is changed as it does",
    20,
    (size) => ({
      objects: byId(20, () => goblin({ zone: "hand" })),
      steps: [
        { do: "enter", object: "o1" },
        ability("o1", { types: ["Creature"] }, [type({ subtypes: ["Elf"] })], { enters: true }),
        ...list(size, (n) => ({ do: "enter", object: `o${n + 1}` })),
        { do: "enter", object: "o0", face_down: true },
      ],
    }),
  ],
];

/** Each kind of scenario with the largest that is legal. */
export const worstScenarios: ReadonlyArray<readonly [what: string, scenario: Scenario]> = kinds.flatMap(
  ([what, most, ofSize]) => {
    const scenario = largest(most, ofSize);
    if (scenario === undefined)
      throw new Error(
        `No scenario is legal: ${what}. ${scenarioBounds.exceeded(complete(ofSize(1)) as never)?.message}`,
      );
    return [[what, scenario] as const];
  },
);
