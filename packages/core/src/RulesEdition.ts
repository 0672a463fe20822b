/**
 * Editions of the Comprehensive Rules and the numbers of their rules. The code speaks the newest numbering; a citation
 * is translated for whoever asks for an older one.
 */

/** Effective dates of the editions held, oldest first. */
export const editions = [
  "2016-08-26",
  "2018-08-10",
  "2018-10-05",
  "2019-05-03",
  "2019-06-12",
  "2021-04-19",
  "2022-04-29",
  "2022-10-07",
  "2024-11-08",
  "2026-04-17",
  "2026-09-25",
] as const;
export type RulesEdition = (typeof editions)[number];

export const newest: RulesEdition = "2026-09-25";

export const isEdition = (date: string): date is RulesEdition => (editions as ReadonlyArray<string>).includes(date);

/** Before the edition of `since`, the rule had the number `was`: its own older one, or the nearest that covered it. */
const renumbered: ReadonlyArray<readonly [number: string, since: RulesEdition, was: string]> = [
  ["111.4", "2019-05-03", "110.5c"],
  ["111.10", "2021-04-19", "110.5"],
  ["201.5", "2022-04-29", "201.4"],
  ["201.5b", "2022-04-29", "201.4b"],
  ["201.5c", "2022-04-29", "201.4c"],
  ["207.2d", "2022-04-29", "207.2"],
  ["614.12c", "2026-04-17", "614.12b"],
  ["702.124m", "2024-11-08", "702.1"],
  ["702.162a", "2024-11-08", "702.1"],
];

/**
 * The number that a rule of the newest edition has in another.
 *
 * @example
 * ```ts
 * import * as RulesEdition from "@palimpsest/core/RulesEdition";
 *
 * RulesEdition.cite("201.5c", "2018-08-10"); // => "201.4c"
 * ```
 */
export const cite = (rule: string, edition: RulesEdition): string => {
  for (const [number, since, was] of renumbered) if (number === rule && edition < since) return was;
  return rule;
};
