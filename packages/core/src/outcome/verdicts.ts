/**
 * A verdict for every word of an object: what it is, whether it changed, and by which rule.
 *
 * Rule 612.3: an ability that another effect granted is no text of the object; its words are judged, and stay.
 */
import * as Analysis from "../Analysis.ts";
import type * as Characteristics from "../Characteristics.ts";
import type { KeptReason, Outcome, Verdict } from "../Contract.ts";
import { selfNamed } from "../internal/rules-text/names/name-span.ts";
import * as RulesEdition from "../RulesEdition.ts";
import * as RulesText from "../RulesText.ts";
import type * as Said from "../Said.ts";
import type * as TextBox from "../TextBox.ts";
import type * as TextChange from "../TextChange.ts";
import * as Wording from "../Wording.ts";
import type { Written } from "./written.ts";

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
    RulesText.read(text, selfNamed(name)).uses.map((use): Verdict => {
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

/** Effects that took the own text, or the own type line, away. */
const removers = (
  effects: Outcome["effects"],
  kinds: ReadonlyArray<TextChange.TextChange["kind"]>,
): ReadonlyArray<string> =>
  effects.filter(({ kind }) => (kinds as ReadonlyArray<string>).includes(kind)).map(({ id }) => id);

const nowhere = (uses: ReadonlyArray<RulesText.WordUse>): ReadonlyArray<TextBox.Place> => uses.map(() => undefined);

/** Verdicts on every word of the object's printed text, and on those that came from others. */
export const allVerdicts = (
  face: Characteristics.Characteristics,
  said: Said.Said,
  written: Written,
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
