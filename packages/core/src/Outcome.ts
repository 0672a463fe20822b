/**
 * What an object says once text changes apply to it: the new object beside the printed one, a verdict for every word
 * with its rule, and the order in which the effects applied.
 */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Analysis from "./Analysis.ts";
import * as CardNames from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type {
  AppliedEffect,
  ApplyRequest,
  CardFace,
  GameObject,
  KeptReason,
  Note,
  Options,
  Outcome,
  Verdict,
} from "./Contract.ts";
import { type IllegalChoice, type InvalidObject, UnknownEdition, type UnknownWord } from "./Errors.ts";
import * as Explanation from "./Explanation.ts";
import * as Layers from "./Layers.ts";
import * as RulesEdition from "./RulesEdition.ts";
import * as RulesText from "./RulesText.ts";
import * as TextChange from "./TextChange.ts";
import * as TypeLine from "./TypeLine.ts";
import * as Wording from "./Wording.ts";

/** Options with every default filled in. */
export interface Settings {
  readonly edition: RulesEdition.RulesEdition;
  readonly grammar: NonNullable<Options["grammar"]>;
  readonly reminderText: NonNullable<Options["reminderText"]>;
}

/** Fills in the defaults; fails with {@link UnknownEdition} for an edition that is not held. */
export const settings = (options: Options = {}): Result.Result<Settings, UnknownEdition> => {
  const edition = options.edition ?? RulesEdition.newest;
  if (!RulesEdition.isEdition(edition)) {
    return Result.fail(
      new UnknownEdition({
        message: `No edition of the rules effective ${edition.slice(0, 40)} is held. Known: ${RulesEdition.editions.join(", ")}.`,
        input: edition,
        known: RulesEdition.editions,
      }),
    );
  }
  return Result.succeed({
    edition,
    grammar: options.grammar ?? "adjusted",
    reminderText: options.reminderText ?? "truthful",
  });
};

/** Why a word that was not changed was kept. */
const keptReason = (use: RulesText.WordUse, index: number, wording: Wording.Wording): KeptReason => {
  if (use.reason !== undefined) return use.reason;
  if (use.context !== "reminder") return "not-chosen";
  return wording.reminders.get(index)?.fixedBy === undefined ? "reminder" : "keyword-rule";
};

const verdictsOf = (
  field: "type_line" | "oracle_text",
  wording: Wording.Wording,
  changes: ReadonlyArray<Wording.Edit>,
  text: string,
  face: number | undefined,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> => {
  const { source, uses } = wording.text;
  const places = Wording.places(uses, changes);
  const effects = Wording.effectsByUse(wording);
  return uses.map((use, index): Verdict => {
    const by = effects[index] ?? [];
    const { reason: _, ...usage } = Analysis.usage(use, field, source, face, edition);
    const place = places[index] as { readonly start: number; readonly end: number };
    const now = { ...place, text: text.slice(place.start, place.end) };
    if (by.length > 0) return { ...usage, verdict: "changed", by, now };
    const reason = keptReason(use, index, wording);
    const fixedBy = wording.reminders.get(index)?.fixedBy;
    const rule = fixedBy === undefined ? usage.rule : RulesEdition.cite(fixedBy, edition);
    return { ...usage, rule, verdict: "kept", reason, by, now };
  });
};

/** Words of the name line, and of abilities that other effects granted: never touched (612.2, 612.3). */
const outOfReach = (
  face: Characteristics.Characteristics,
  granted: ReadonlyArray<string>,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> => {
  const name = Analysis.fieldsOf(face)
    .filter(({ field }) => field === "name")
    .flatMap(({ field, text, uses }) => uses.map((use) => Analysis.usage(use, field, text, face.face, edition)))
    .map(
      (usage): Verdict => ({
        ...usage,
        verdict: "kept",
        by: [],
        now: { start: usage.start, end: usage.end, text: usage.text },
      }),
    );
  const abilities = granted.flatMap((text, ability) =>
    RulesText.read(text, { name: face.name, otherFaces: [], legendary: false }).uses.map((use): Verdict => {
      const usage = Analysis.usage(use, "oracle_text", text, undefined, edition);
      const now = { start: usage.start, end: usage.end, text: usage.text };
      return {
        ...usage,
        field: "granted",
        ability,
        rule: RulesEdition.cite("612.3", edition),
        verdict: "kept",
        reason: usage.reason ?? "granted",
        by: [],
        now,
      };
    }),
  );
  return [...name, ...abilities];
};

/** The object with the new texts in the place of the old; everything else as it came. */
const rewritten = (object: GameObject, face: number | undefined, typeLine: string, rulesText: string): GameObject => {
  const put = <T extends GameObject | CardFace>(into: T): T => ({
    ...into,
    ...(into.type_line === undefined ? {} : { type_line: typeLine }),
    ...(into.oracle_text === undefined ? {} : { oracle_text: rulesText }),
  });
  if (face === undefined || object.card_faces === undefined) return put(object);
  const faces = object.card_faces.map((each, index) => (index === face ? put(each) : each));
  const joined = (of: ReadonlyArray<CardFace>): string => of.map((each) => each.type_line ?? "").join(" // ");
  // Scryfall joins the faces' type lines at the top; keep it true.
  const top = object.type_line === joined(object.card_faces) ? { type_line: joined(faces) } : {};
  return { ...object, ...top, card_faces: faces };
};

/** A reminder that says less or more than its ability does now: only the reader is misled, not the game. */
const reminderNotes = (wording: Wording.Wording): ReadonlyArray<Note> => {
  for (const [index, { follows }] of wording.reminders) {
    const changed = wording.touches[index] !== undefined;
    const source = follows >= 0 && wording.touches[follows] !== undefined;
    if (changed === source) continue;
    return [
      {
        code: "reminder-text-differs",
        message: "The reminder text no longer matches the ability that it sums up. It has no effect on the game.",
        rule: "207.2a",
      },
    ];
  }
  return [];
};

/** Both names of a split card outside the stack (709.4a), else the name of the face that is up. */
const namesOf = (object: GameObject, face: Characteristics.Characteristics): ReadonlyArray<string> =>
  object.layout === "split" && face.zone !== "stack" && object.card_faces !== undefined
    ? object.card_faces.map(({ name }) => name)
    : [face.name];

/** Applies changes that were read already to the face that is up. Pure; linear in the text and in the changes. */
export const compute = (
  object: GameObject,
  face: Characteristics.Characteristics,
  changes: ReadonlyArray<TextChange.TextChange>,
  { edition, grammar, reminderText }: Settings,
): Outcome => {
  const order = Layers.order(changes);
  const said = Layers.apply(
    {
      typeLine: Wording.printed({ source: face.typeLine.source, uses: face.typeLine.uses }),
      rulesText: Wording.printed(face.rulesText),
    },
    order,
    reminderText,
  );
  const typeEdits = Wording.edits(said.typeLine, grammar);
  const textEdits = Wording.edits(said.rulesText, grammar);
  const typeLine = Wording.write(face.typeLine.source, typeEdits);
  const rulesText = Wording.write(face.rulesText.source, textEdits);
  const named: GameObject = object.name === undefined ? { ...object, name: Characteristics.nameOf(object) } : object;
  const rule = RulesEdition.cite("612.2", edition);
  return {
    object: rewritten(named, face.face, typeLine, rulesText),
    names: namesOf(named, face),
    subtypes: [...new Set(TypeLine.read(typeLine).subtypes)],
    printed: object,
    verdicts: [
      ...outOfReach(face, object.granted ?? [], edition),
      ...verdictsOf("type_line", said.typeLine, typeEdits, typeLine, face.face, edition),
      ...verdictsOf("oracle_text", said.rulesText, textEdits, rulesText, face.face, edition),
    ],
    segments: Wording.segments(face.rulesText.source, textEdits, rule),
    effects: order.map(
      ({ id, kind, source, timestamp }): AppliedEffect => ({
        id,
        kind,
        ...(source === undefined ? {} : { source }),
        layer: 3,
        timestamp,
        waitedFor: [],
      }),
    ),
    notes: [...reminderNotes(said.rulesText), ...Analysis.typeNotes(face, edition)],
  };
};

/** What can go wrong with a request for an outcome. */
export type ApplyError = UnknownWord | IllegalChoice | InvalidObject | UnknownEdition;

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

/** As {@link evaluate}, without Effect's runtime. */
export const evaluateResult = (
  { object, changes, options }: ApplyRequest,
  cardNames?: CardNames.CardNames,
): Result.Result<Outcome, ApplyError> => {
  const chosen = settings(options);
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure);
  const face = Characteristics.read(object, cardNames);
  if (Result.isFailure(face)) return Result.fail(face.failure);
  const parsed: Array<TextChange.TextChange> = [];
  for (const [index, change] of changes.entries()) {
    const read = TextChange.parse(change, index);
    if (Result.isFailure(read)) return Result.fail(read.failure);
    parsed.push(read.success);
  }
  return Result.succeed(compute(object, face.success, parsed, chosen.success));
};

/** The verdict in one sentence, for a person. */
export const explain = Explanation.sentence;
