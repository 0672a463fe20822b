/**
 * What an object says once text changes apply to it: the new object beside the printed one, a verdict for every word
 * with its rule, and the order in which the effects applied.
 */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Analysis from "./Analysis.ts";
import * as CardNames from "./CardNames.ts";
import * as Changes from "./Changes.ts";
import * as Characteristics from "./Characteristics.ts";
import type { ApplyRequest, GameObject, Outcome, Segment } from "./Contract.ts";
import {
  DuplicateId,
  type IllegalChoice,
  type InvalidObject,
  numberedIn,
  type UnknownEdition,
  type UnknownObject,
  type UnknownWord,
} from "./Errors.ts";
import * as Explanation from "./Explanation.ts";
import { within } from "./internal/pointer.ts";
import * as Layers from "./Layers.ts";
import * as Names from "./Names.ts";
import { notesOn } from "./outcome/notes.ts";
import { rewritten } from "./outcome/rewritten.ts";
import { allVerdicts } from "./outcome/verdicts.ts";
import { write } from "./outcome/written.ts";
import * as RulesEdition from "./RulesEdition.ts";
import * as Said from "./Said.ts";
import { shortened } from "./Sentences.ts";
import * as Settings from "./Settings.ts";
import type * as TextChange from "./TextChange.ts";
import * as TypeLine from "./TypeLine.ts";

/**
 * The outcome for one object of a board that was evaluated. Pure; linear in the texts and in the effects on the object.
 */
export const ofObject = (
  object: GameObject,
  id: string,
  board: Layers.Board,
  evaluation: Layers.Evaluation,
  chosen: Settings.Settings,
): Outcome => {
  const face = board.objects.get(id) ?? Characteristics.ofFace(object, undefined);
  const said = evaluation.said.get(id) ?? Said.printed(face);
  const effects = Layers.appliedTo(evaluation, id).map((effect) => ({
    ...effect,
    waitedFor: effect.waitedFor.map((other) => ({ ...other, rule: RulesEdition.cite(other.rule, chosen.edition) })),
  }));
  const written = write(said, chosen);
  const named: GameObject = object.name === undefined ? { ...object, name: Characteristics.nameOf(object) } : object;
  const [name] = said.names.list;
  const typeLine = written.typeLine === face.typeLine.source ? face.typeLine : TypeLine.read(written.typeLine);
  return {
    object: rewritten(named, face.face, {
      name: name === face.name || face.names.length > 1 ? undefined : name,
      typeLine: written.typeLine,
      rulesText: written.rulesText.text,
      values: said.values,
    }),
    names: Names.toWire(said.names),
    subtypes: [...new Set(typeLine.subtypes)],
    printed: object,
    verdicts: allVerdicts(face, said, written, effects, object.granted ?? [], chosen.edition),
    segments: written.rulesText.segments,
    effects,
    notes: [...notesOn(board, id, said, chosen), ...Analysis.typeNotes(face, chosen.edition)],
  };
};

/** The id of the object of a request. */
export const self = "object";

/** Changes that were read already, on one object alone. */
export const compute = (
  object: GameObject,
  face: Characteristics.Characteristics,
  changes: ReadonlyArray<TextChange.TextChange>,
  chosen: Settings.Settings,
): Outcome => {
  const board = {
    objects: new Map([[self, face]]),
    effects: changes.map((change) => ({ change, affects: [self] })),
  };
  return ofObject(object, self, board, Layers.evaluate(board, chosen), chosen);
};

/** What can go wrong with a request for an outcome. */
export type ApplyError = DuplicateId | UnknownWord | IllegalChoice | InvalidObject | UnknownEdition | UnknownObject;

/**
 * The outcome of bare changes on one object, or the first error in the request as a typed value.
 *
 * @example
 * ```ts
 * import * as Outcome from "@palimpsest/core/Outcome";
 * import * as Effect from "effect/Effect";
 *
 * const object = { name: "Terror", type_line: "Instant", oracle_text: "Destroy target nonartifact, nonblack creature." };
 * const changes = [{ kind: "replace-word", class: "color-word", from: "black", to: "green" }] as const;
 * Effect.runSync(Outcome.evaluate({ object, changes })).object.oracle_text; // => "Destroy target nonartifact, nongreen creature."
 * ```
 */
export const evaluate = (request: ApplyRequest): Effect.Effect<Outcome, ApplyError> =>
  Effect.flatMap(CardNames.Current, (cardNames) => Effect.fromResult(evaluateResult(request, cardNames)));

/** The faces that are up of the object and of the others, or the first that cannot be read. */
const facesOf = (
  { object, objects = {} }: ApplyRequest,
  cardNames: CardNames.CardNames | undefined,
): Result.Result<Map<string, Characteristics.Characteristics>, InvalidObject> => {
  const faces = new Map<string, Characteristics.Characteristics>();
  const others = Object.entries(objects).map(([id, each]) => [id, each, ["objects", id]] as const);
  for (const [id, each, path] of [...others, [self, object, ["object"]] as const]) {
    const face = Characteristics.read(each, cardNames);
    if (Result.isFailure(face)) return Result.fail(within(path, face.failure));
    faces.set(id, face.success);
  }
  return Result.succeed(faces);
};

/** As {@link evaluate}, without Effect's runtime. */
export const evaluateResult = (
  request: ApplyRequest,
  cardNames?: CardNames.CardNames,
): Result.Result<Outcome, ApplyError> => {
  const chosen = Settings.make(request.options);
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure);
  const read = facesOf(request, cardNames);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const faces = read.success;
  const effects: Array<Layers.ContinuousEffect> = [];
  const objects = new Map(faces);
  const ids = new Set<string>();
  for (const [index, change] of request.changes.entries()) {
    const parsed = Result.mapError(
      Changes.parse(change, index, { self, faces, cardNames }),
      numberedIn(chosen.success.edition),
    );
    if (Result.isFailure(parsed)) return Result.fail(parsed.failure);
    const { change: parsedChange, brought } = parsed.success;
    if (ids.has(parsedChange.id)) return Result.fail(sameId(parsedChange.id, index));
    ids.add(parsedChange.id);
    for (const [id, face] of brought) objects.set(id, face);
    effects.push({
      change: parsedChange,
      affects: parsedChange.kind === "exchange-text-boxes" ? parsedChange.between : [self],
    });
  }
  const board = { objects, effects };
  return Result.succeed(ofObject(request.object, self, board, Layers.evaluate(board, chosen.success), chosen.success));
};

const sameId = (id: string, index: number): DuplicateId =>
  new DuplicateId({
    message: `Two changes have the id "${shortened(id)}". Verdicts name effects by their ids, so each needs its own.`,
    id,
    pointer: `/changes/${index}/id`,
  });

/** Names of a kind of card, which an outcome has in the place of thousands (612.7); `format` where only those legal in it count. */
export interface AskedNames {
  readonly every: Names.EveryName;
  readonly format?: string;
}

/** How many such names somebody knows, from whose cards and of which day. */
export interface KnownNames {
  readonly count: number;
  readonly source: string;
  readonly date: string;
}

const isAboutNames = ({ code }: Outcome["notes"][number]): boolean =>
  code === "every-name" || code === "every-name-format";

/**
 * The names that an outcome does not tell one by one, for whoever has the cards and can count them. `undefined` where it
 * tells all, and where they depend on a format that nobody has said (the rule of 2016 to 2018).
 */
export const uncounted = ({ names, notes }: Outcome): AskedNames | undefined => {
  if (!("besides" in names)) return undefined;
  const { every } = names;
  const limited = notes.findLast(({ code }) => code === "every-name-format");
  if (limited === undefined) return { every };
  return limited.format === undefined ? undefined : { every, format: limited.format };
};

/**
 * The outcome with the number of those names.
 *
 * @example
 * ```ts
 * import * as Outcome from "@palimpsest/core/Outcome";
 * import * as Effect from "effect/Effect";
 *
 * const object = { name: "Memnite", type_line: "Artifact Creature — Construct" };
 * const changes = [{ kind: "every-name", of: "nonlegendary-creature-cards" }] as const;
 * const outcome = Effect.runSync(Outcome.evaluate({ object, changes }));
 * const known = { count: 17_000, source: "Scryfall", date: "2026-11-30" };
 * Outcome.withCount(outcome, known).notes[0]?.message;
 * // => "It has the name of every nonlegendary creature card in the Oracle reference. Known are 17,000 (Scryfall, 2026-11-30)."
 * ```
 */
export const withCount = (outcome: Outcome, known: KnownNames): Outcome => {
  const told = ` Known are ${known.count.toLocaleString("en-US")} (${known.source}, ${known.date}).`;
  return {
    ...outcome,
    notes: outcome.notes.map((note) => (isAboutNames(note) ? { ...note, message: note.message + told, known } : note)),
  };
};

/**
 * The new type line of the face that is up in pieces, ready to draw as `segments` are: what changed, with what was there.
 *
 * @example
 * ```ts
 * import * as Outcome from "@palimpsest/core/Outcome";
 * import * as Effect from "effect/Effect";
 *
 * const object = { name: "Mogg", type_line: "Creature — Goblin" };
 * const changes = [{ kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf" }] as const;
 * Outcome.typeLineSegments(Effect.runSync(Outcome.evaluate({ object, changes })));
 * // => [{ text: "Creature — " }, { text: "Elf", was: "Goblin" }]
 * ```
 */
export const typeLineSegments = ({ object, verdicts }: Outcome): ReadonlyArray<Segment> => {
  const { type_line: text = "" } = object.card_faces?.[object.face ?? 0] ?? object;
  const segments: Array<Segment> = [];
  let done = 0;
  for (const { field, verdict, text: was, now } of verdicts) {
    if (field !== "type_line" || verdict !== "changed" || now === null || now.start < done) continue;
    if (now.start > done) segments.push({ text: text.slice(done, now.start) });
    segments.push({ text: now.text, was });
    done = now.end;
  }
  return done < text.length ? [...segments, { text: text.slice(done) }] : segments;
};

/** The verdict in one sentence, for a person. */
export const explain = Explanation.sentence;
