import { execFileSync } from "node:child_process";
import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Changer from "@palimpsest/core/Changer";
import type { GameObject } from "@palimpsest/core/Contract";
import * as Request from "@palimpsest/core/Request";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import * as Exports from "../../src/playground/exports.ts";
import { type Draft, first, nameOf, type State } from "../../src/playground/State.ts";
import { type Shown, view } from "../../src/playground/view.ts";

const find = (name: string) => lookup(starter(), name);
const isListed: Exports.IsListed = (card) => {
  const listed = find(nameOf(card));
  return listed !== undefined && JSON.stringify(listed) === JSON.stringify(card);
};
const shownOf = (state: State): Shown => {
  const { shown, statuses } = view(state, find);
  expect(statuses.map((status) => status.is)).toEqual(state.effects.map(() => "done"));
  if (shown === undefined) throw new Error("Nothing is shown.");
  return shown;
};
const of = (card: State["card"], ...effects: ReadonlyArray<Draft>): State => ({ card, effects });

const mine: GameObject = {
  name: 'Mine\'s "own" $1',
  type_line: "Creature — Elf",
  oracle_text: "Other Elves have swampwalk.\n`Black` creatures can't block.",
  power: "1",
  toughness: "1",
};

/** One state for each kind of change, then states of each shape. */
const states: Readonly<Record<string, State>> = {
  "the first state": first,
  "no effect": of("Goblin King"),
  "replace-word": of("Goblin King", { does: "replace-word", from: "goblins", to: "elves" }),
  "replace-every-word": of("White Knight", { does: "replace-every-word", class: "color-word", to: "green" }),
  "exchange-text-boxes": of("Goblin King", { does: "exchange-text-boxes", cards: ["Lord of Atlantis"] }),
  "full-text": of("Goblin King", { does: "full-text", cards: [mine], plus: "Flying" }),
  "every-name": of("Goblin King", { does: "every-name" }),
  "set-name": of("Goblin King", { does: "set-name", name: "Bob" }),
  "name-sticker": of("Goblin King", { does: "name-sticker", word: "Space", after: 1 }),
  splice: of("Consuming Vortex", { does: "splice", cards: ["Glacial Ray"] }),
  overload: of("Vandalblast", { does: "overload" }),
  cleave: of("Fierce Retribution", { does: "cleave" }),
  "printed changers alone": of(
    "Goblin King",
    { does: "Artificial Evolution", from: "Goblin", to: "Elf" },
    { does: "Magical Hack", from: "Mountain", to: "Swamp" },
  ),
  "one printed changer on a pasted card": of(mine, { does: "Artificial Evolution", from: "Elf", to: "Orc" }),
  "a mixture with other cards": of(
    mine,
    { does: "exchange-text-boxes", cards: ["Lord of Atlantis"] },
    { does: "Magical Hack", from: "Island", to: "Forest" },
    { does: "name-sticker", word: "Big" },
  ),
  "options and an older edition": {
    ...of("Goblin King", { does: "Artificial Evolution", from: "Goblin", to: "Elf" }),
    options: { edition: "2018-08-10", dependency: "off", reminderText: "literal" },
  },
  "a face that is not the first": {
    card: "Delver of Secrets // Insectile Aberration",
    face: 1,
    effects: [{ does: "replace-word", from: "Human", to: "Elf" }],
  },
  "a card in a hand": { card: "Goblin King", zone: "graveyard", effects: [{ does: "name-sticker", word: "Big" }] },
};

/** What each printed changer is tried on here, where Goblin King with these choices will not do. */
const trials: Readonly<Record<string, State>> = {
  "Balduvian Shaman": of("Crusade", { does: "Balduvian Shaman", from: "white", to: "blue" }),
  "Swirl the Mists": of("White Knight", { does: "Swirl the Mists", to: "green" }),
  "Awakening of Vitu-Ghazi": of("Forest", { does: "Awakening of Vitu-Ghazi" }),
  "Tenth District Hero": of(
    "Tenth District Hero",
    { does: "replace-word", from: "Human", to: "Detective" },
    { does: "Tenth District Hero" },
  ),
  "The Irencrag": of("The Irencrag", { does: "The Irencrag" }),
  "Volrath's Shapeshifter": of("Volrath's Shapeshifter", { does: "Volrath's Shapeshifter", cards: ["Serra Angel"] }),
  "Deadpool, Trading Card": of("Deadpool, Trading Card", { does: "Deadpool, Trading Card", cards: ["Serra Angel"] }),
  "Exchange of Words": of("Goblin King", { does: "Exchange of Words", cards: ["Serra Angel"] }),
  Splice: of("Consuming Vortex", { does: "Splice", cards: ["Glacial Ray"] }),
  Overload: of("Vandalblast", { does: "Overload" }),
  Cleave: of("Fierce Retribution", { does: "Cleave" }),
  "New Blood": of("Goblin King", { does: "New Blood", from: "Goblin", to: "Vampire" }),
};

const pasted = (name: string): GameObject => ({ name, type_line: "Creature — Clown", oracle_text: "" });

const trialOf = ({ name, asks, classes }: Changer.Changer): State => {
  const known = trials[name];
  if (known !== undefined) return known;
  if (asks.includes("word")) {
    return of(name.includes("_") ? pasted(name) : "Goblin King", { does: name, word: "Big", after: 1 });
  }
  if (classes.includes("color-word")) return of("White Knight", { does: name, from: "black", to: "red" });
  if (classes.includes("creature-type")) return of("Goblin King", { does: name, from: "Goblin", to: "Elf" });
  return of("Goblin King", { does: name, ...(asks.includes("from") ? { from: "Mountain", to: "Swamp" } : {}) });
};

const decode = Request.decoder(Scenario.Scenario, { strict: true });

const run = (scenario: unknown) =>
  Effect.runSync(
    Effect.gen(function* () {
      const { find: findCard } = yield* CardCatalogue;
      return yield* Scenario.run(Result.getOrThrow(decode(scenario)), findCard);
    }).pipe(Effect.provide(layerStarter)),
  );

describe("the scenario", () => {
  it.each(Object.entries(states))("of %s is one, and holds", (_, state) => {
    const scenario: unknown = JSON.parse(Exports.scenarioText(state, shownOf(state), isListed));
    expect(run(scenario)).toEqual([expect.objectContaining({ pass: true })]);
  });

  it.each(Changer.changers.map((changer) => [changer.name, changer] as const))(
    "of %s is one, and holds",
    (_, changer) => {
      const state = trialOf(changer);
      const shown = shownOf(state);
      const scenario: unknown = JSON.parse(Exports.scenarioText(state, shown, isListed));
      expect(run(scenario)).toEqual([expect.objectContaining({ pass: true })]);
      const { steps } = Exports.scenario(state, shown, isListed);
      expect(steps.length).toBeGreaterThan(0);
    },
  );
});

/** The arguments as a shell hands them on, and what stands below them as input. */
const argumentsOf = (command: string): ReadonlyArray<string> =>
  execFileSync(
    "sh",
    ["-c", `show() { printf '%s\\0' "$@"; cat; }; show ${command.replace(/^(?:curl|palimpsest) /, "")}`],
    {
      encoding: "utf8",
      input: "",
    },
  ).split("\0");

describe("commands", () => {
  it.each(Object.entries(states))("of %s come through a shell as they were meant", (_, state) => {
    const shown = shownOf(state);
    const posted = argumentsOf(Exports.curl(state, shown, isListed)).at(-2) ?? "";
    const body: unknown = JSON.parse(posted);
    expect(Object.keys(body as object).length).toBeGreaterThan(1);
    const [what, ...rest] = argumentsOf(Exports.commandLine(state, shown, isListed));
    expect(["apply", "run"]).toContain(what);
    if (rest[0] === "--ndjson" || rest[0] === "-") expect(JSON.parse(rest.at(-1) ?? "")).toBeTypeOf("object");
  });
});
