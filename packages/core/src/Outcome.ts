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
import type { ApplyRequest, CardFace, GameObject, KeptReason, Note, Options, Outcome, Verdict } from "./Contract.ts";
import {
  DuplicateId,
  type IllegalChoice,
  InvalidObject,
  UnknownEdition,
  type UnknownObject,
  type UnknownWord,
} from "./Errors.ts";
import * as Explanation from "./Explanation.ts";
import * as Layers from "./Layers.ts";
import * as Names from "./Names.ts";
import * as RulesEdition from "./RulesEdition.ts";
import * as RulesText from "./RulesText.ts";
import * as Said from "./Said.ts";
import * as TextBox from "./TextBox.ts";
import type * as TextChange from "./TextChange.ts";
import * as TypeLine from "./TypeLine.ts";
import * as Wording from "./Wording.ts";

/** Options with every default filled in. */
export interface Settings extends Layers.Rules {
  readonly edition: RulesEdition.RulesEdition;
  readonly grammar: NonNullable<Options["grammar"]>;
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
    dependency: options.dependency ?? "instruction",
    exchange: options.exchange ?? "snapshot",
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

/** What a text is to its reader: the field that it stands in, and the object and face that it is printed on. */
interface Printed {
  readonly field: "type_line" | "oracle_text";
  readonly face: number | undefined;
  readonly token: boolean;
  readonly origin?: string;
}

/** Verdicts on the words of one printed text; `places` tells where each stands in `text` now. */
const verdictsOf = (
  { field, face, token, origin }: Printed,
  wording: Wording.Wording,
  places: ReadonlyArray<TextBox.Place>,
  text: string,
  gone: ReadonlyArray<string>,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> => {
  const { source, uses } = wording.text;
  const effects = Wording.effectsByUse(wording);
  return uses.map((use, index): Verdict => {
    const { reason: _, ...usage } = Analysis.usage(use, field, source, face, edition, token);
    const from = origin === undefined ? {} : { origin };
    const place = places[index];
    const now = place === undefined ? null : { ...place, text: text.slice(place.start, place.end) };
    const by = [...(effects[index] ?? []), ...(now === null ? gone : [])];
    if (by.length > 0) return { ...usage, ...from, verdict: "changed", by, now };
    const fixedBy = wording.reminders.get(index)?.fixedBy;
    const rule = fixedBy === undefined ? usage.rule : RulesEdition.cite(fixedBy, edition);
    return { ...usage, ...from, rule, verdict: "kept", reason: keptReason(use, index, wording), by, now };
  });
};

/** Kinds of change that give an object another name. */
const naming = new Set<string>(["full-text", "set-name", "name-sticker"] satisfies ReadonlyArray<
  TextChange.TextChange["kind"]
>);

/** Words of the name line: an effect on words never touches them (612.2), an effect on names may take them away. */
const nameVerdicts = (
  face: Characteristics.Characteristics,
  said: Said.Said,
  applied: Outcome["effects"],
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> => {
  const name = said.names.list[0] ?? "";
  const by = applied.filter(({ kind }) => naming.has(kind)).map(({ id }) => id);
  return Analysis.nameUses(face.name).map((use): Verdict => {
    const usage = Analysis.usage(use, "name", face.name, face.face, edition);
    const start = name === face.name ? usage.start : name.indexOf(usage.text);
    if (start < 0) return { ...usage, verdict: "changed", by, now: null };
    return { ...usage, verdict: "kept", by: [], now: { start, end: start + usage.text.length, text: usage.text } };
  });
};

/** Words of abilities that other effects granted: no text of the object, and never touched (612.3). */
const grantedVerdicts = (
  granted: ReadonlyArray<string>,
  name: string,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> =>
  granted.flatMap((text, ability) =>
    RulesText.read(text, { name, otherFaces: [], legendary: false }).uses.map((use): Verdict => {
      const usage = Analysis.usage(use, "oracle_text", text, undefined, edition);
      return {
        ...usage,
        field: "granted",
        ability,
        rule: RulesEdition.cite("612.3", edition),
        verdict: "kept",
        reason: usage.reason ?? "granted",
        by: [],
        now: { start: usage.start, end: usage.end, text: usage.text },
      };
    }),
  );

/** The texts and values of a face after the changes. */
interface NewFace {
  readonly name: string | undefined;
  readonly typeLine: string;
  readonly rulesText: string;
  readonly values: Characteristics.Values | undefined;
}

const valueFields = ["mana_cost", "color_indicator", "colors", "power", "toughness", "loyalty", "defense"] as const;

/** The object with the new texts in the place of the old; everything else as it came. */
const rewritten = (object: GameObject, face: number | undefined, next: NewFace): GameObject => {
  const put = <T extends GameObject | CardFace>(into: T): T => {
    const out: Record<string, unknown> = { ...into };
    if (next.name !== undefined) out.name = next.name;
    if (into.type_line !== undefined || next.typeLine !== "") out.type_line = next.typeLine;
    if (into.oracle_text !== undefined || next.rulesText !== "") out.oracle_text = next.rulesText;
    if (next.values !== undefined) {
      for (const field of valueFields) {
        if (next.values[field] === undefined) delete out[field];
        else out[field] = next.values[field];
      }
    }
    return out as T;
  };
  if (face === undefined || object.card_faces === undefined) return put(object);
  const faces = object.card_faces.map((each, index) => (index === face ? put(each) : each));
  const joined = (of: ReadonlyArray<CardFace>): string => of.map((each) => each.type_line ?? "").join(" // ");
  // Scryfall joins the faces' type lines at the top; keep it true.
  const top = object.type_line === joined(object.card_faces) ? { type_line: joined(faces) } : {};
  return { ...object, ...top, card_faces: faces };
};

/** A reminder that says less or more than its ability does now: only the reader is misled, not the game. */
const reminderNotes = (box: TextBox.TextBox, edition: RulesEdition.RulesEdition): ReadonlyArray<Note> => {
  const differs = box.some(({ wording }) =>
    [...wording.reminders].some(([index, { follows }]) => {
      const changed = wording.touches[index] !== undefined;
      return changed !== (follows >= 0 && wording.touches[follows] !== undefined);
    }),
  );
  if (!differs) return [];
  return [
    {
      code: "reminder-text-differs",
      message: "The reminder text no longer matches the ability that it sums up. It has no effect on the game.",
      rule: RulesEdition.cite("207.2a", edition),
    },
  ];
};

/** Up to this edition, 612.7 spoke only of cards that are legal in the format of the game. */
const lastWithFormat: RulesEdition.RulesEdition = "2018-08-10";

const everyNameNotes = (
  effects: ReadonlyArray<TextChange.TextChange>,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Note> =>
  effects.flatMap((change): ReadonlyArray<Note> => {
    if (change.kind !== "every-name") return [];
    const rule = RulesEdition.cite("612.7", edition);
    if (edition > lastWithFormat) {
      return [
        {
          code: "every-name",
          message: "It has the name of every nonlegendary creature card in the Oracle reference.",
          rule,
        },
      ];
    }
    const format = change.format === undefined ? "the format of the game" : change.format;
    return [
      {
        code: "every-name-format",
        message: `In this edition it has the names of nonlegendary creature cards that are legal in ${format}.`,
        rule,
      },
    ];
  });

/** More effects than these are not evaluated a second time to see whether another reading would differ. */
const mostCompared = 64;

/** A gift that the rules do not define does nothing (702.174a): its keyword stays, and a reader should know. */
const giftNotes = (box: TextBox.TextBox, edition: RulesEdition.RulesEdition): ReadonlyArray<Note> => {
  const changed = box.some(({ wording }) =>
    wording.text.uses.some((use, index) => use.keyword === "702.174a" && wording.words[index] !== use.word),
  );
  if (!changed) return [];
  return [
    {
      code: "undefined-gift",
      message:
        "The rules define only the gifts that are printed. A gift of anything else is promised, and then does nothing.",
      rule: RulesEdition.cite("702.174a", edition),
      question: "Q7",
    },
  ];
};

/** Chains of word changes, which two readings of 613.8a order differently: where they do, the outcome says so. */
const chainNotes = (board: Layers.Board, id: string, said: Said.Said, chosen: Settings): ReadonlyArray<Note> => {
  const words = board.effects.filter(
    ({ change }) => change.kind === "replace-word" || change.kind === "replace-every-word",
  );
  if (chosen.dependency !== "instruction" || words.length < 2 || board.effects.length > mostCompared) return [];
  const other = Layers.evaluate(board, { ...chosen, dependency: "outcome" }).said.get(id);
  if (other === undefined || write(other, chosen).rulesText.text === write(said, chosen).rulesText.text) {
    if (other === undefined || write(other, chosen).typeLine === write(said, chosen).typeLine) return [];
  }
  return [
    {
      code: "chained-replacements",
      message:
        "One change writes a word that another replaces. They apply by timestamp, since neither changes what the other does; " +
        "the reading by which the other waits gives another text (option dependency: outcome).",
      rule: RulesEdition.cite("613.8a", chosen.edition),
      question: "Q1",
    },
  ];
};

/** The new type line and rules text. */
const write = (said: Said.Said, { grammar, edition }: Settings) => {
  const typeEdits = Wording.edits(said.typeLine, grammar);
  return {
    typeEdits,
    typeLine: Wording.write(said.typeLine.text.source, typeEdits),
    rulesText: TextBox.render(said.textBox, grammar, (rule = "612.2") => RulesEdition.cite(rule, edition)),
  };
};

/** Effects that took the own text, or the own type line, away. */
const removers = (
  effects: Outcome["effects"],
  kinds: ReadonlyArray<TextChange.TextChange["kind"]>,
): ReadonlyArray<string> =>
  effects.filter(({ kind }) => (kinds as ReadonlyArray<string>).includes(kind)).map(({ id }) => id);

const nowhere = (uses: ReadonlyArray<RulesText.WordUse>): ReadonlyArray<TextBox.Place> => uses.map(() => undefined);

/** Verdicts on every word of the object's printed text, and on those that came from others. */
const allVerdicts = (
  face: Characteristics.Characteristics,
  said: Said.Said,
  written: ReturnType<typeof write>,
  effects: Outcome["effects"],
  granted: ReadonlyArray<string>,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Verdict> => {
  const typeLine = { field: "type_line", face: face.face, token: face.token } as const;
  const oracleText = { field: "oracle_text", face: face.face, token: face.token } as const;
  const places = Wording.places(said.typeLine.text.uses, written.typeEdits);
  const ofTypeLine = verdictsOf(
    said.typeLineOrigin === undefined
      ? typeLine
      : { ...typeLine, face: undefined, token: false, origin: said.typeLineOrigin },
    said.typeLine,
    places,
    written.typeLine,
    [],
    edition,
  );
  const lostTypeLine =
    said.typeLineOrigin === undefined
      ? []
      : verdictsOf(
          typeLine,
          Wording.printed({ source: face.typeLine.source, uses: face.typeLine.uses }),
          nowhere(face.typeLine.uses),
          "",
          removers(effects, ["full-text"]),
          edition,
        );
  const gone = removers(effects, ["exchange-text-boxes", "full-text", "cleave"]);
  const own = said.textBox.some(({ origin }) => origin === undefined);
  const lostText = own
    ? []
    : verdictsOf(oracleText, Wording.printed(face.rulesText), nowhere(face.rulesText.uses), "", gone, edition);
  const ofText = said.textBox.flatMap((part, index) =>
    verdictsOf(
      part.origin === undefined
        ? oracleText
        : { field: "oracle_text", face: undefined, token: false, origin: part.origin },
      part.wording,
      written.rulesText.places[index] ?? [],
      written.rulesText.text,
      part.replacements.map(({ effect }) => effect).slice(0, 1),
      edition,
    ),
  );
  return [
    ...nameVerdicts(face, said, effects, edition),
    ...grantedVerdicts(granted, face.name, edition),
    ...lostTypeLine,
    ...ofTypeLine,
    ...lostText,
    ...ofText,
  ];
};

/**
 * The outcome for one object of a board that was evaluated. Pure; linear in the texts and in the effects on the object.
 */
export const ofObject = (
  object: GameObject,
  id: string,
  board: Layers.Board,
  evaluation: Layers.Evaluation,
  chosen: Settings,
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
  return {
    object: rewritten(named, face.face, {
      name: name === face.name || face.names.length > 1 ? undefined : name,
      typeLine: written.typeLine,
      rulesText: written.rulesText.text,
      values: said.values,
    }),
    names: Names.toWire(said.names),
    subtypes: [...new Set(TypeLine.read(written.typeLine).subtypes)],
    printed: object,
    verdicts: allVerdicts(face, said, written, effects, object.granted ?? [], chosen.edition),
    segments: written.rulesText.segments,
    effects,
    notes: [
      ...reminderNotes(said.textBox, chosen.edition),
      ...giftNotes(said.textBox, chosen.edition),
      ...chainNotes(board, id, said, chosen),
      ...everyNameNotes(
        board.effects.filter((effect) => Layers.affects(effect, id, board)).map(({ change }) => change),
        chosen.edition,
      ),
      ...Analysis.typeNotes(face, chosen.edition),
    ],
  };
};

/** The id of the object of a request. */
export const self = "object";

/** Changes that were read already, on one object alone. */
export const compute = (
  object: GameObject,
  face: Characteristics.Characteristics,
  changes: ReadonlyArray<TextChange.TextChange>,
  chosen: Settings,
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

/** An error in an object, with its place in the request. */
const within = (pointer: string, { message, pointer: inside, rule }: InvalidObject): InvalidObject =>
  new InvalidObject({ message, pointer: pointer + inside, ...(rule === undefined ? {} : { rule }) });

/** The faces that are up of the object and of the others, or the first that cannot be read. */
const facesOf = (
  { object, objects = {} }: ApplyRequest,
  cardNames: CardNames.CardNames | undefined,
): Result.Result<Map<string, Characteristics.Characteristics>, InvalidObject> => {
  const faces = new Map<string, Characteristics.Characteristics>();
  const others = Object.entries(objects).map(([id, each]) => [id, each, `/objects/${id}`] as const);
  for (const [id, each, pointer] of [...others, [self, object, "/object"] as const]) {
    const face = Characteristics.read(each, cardNames);
    if (Result.isFailure(face)) return Result.fail(within(pointer, face.failure));
    faces.set(id, face.success);
  }
  return Result.succeed(faces);
};

/** As {@link evaluate}, without Effect's runtime. */
export const evaluateResult = (
  request: ApplyRequest,
  cardNames?: CardNames.CardNames,
): Result.Result<Outcome, ApplyError> => {
  const chosen = settings(request.options);
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure);
  const read = facesOf(request, cardNames);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const faces = read.success;
  const effects: Array<Layers.ContinuousEffect> = [];
  const objects = new Map(faces);
  const ids = new Set<string>();
  for (const [index, change] of request.changes.entries()) {
    const parsed = Changes.parse(change, index, { self, faces, cardNames });
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
    message: `Two changes have the id "${id.slice(0, 40)}". Verdicts name effects by their ids, so each needs its own.`,
    id,
    pointer: `/changes/${index}/id`,
  });

/** The verdict in one sentence, for a person. */
export const explain = Explanation.sentence;
