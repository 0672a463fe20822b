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

/**
 * What a rule was before an edition: its own older number, or the nearest that covered it. Rows of one rule stand
 * oldest first. The chapter's first rule stands where the rule did not exist, or where the older number is not sure.
 */
const renumbered: ReadonlyArray<readonly [number: string, before: RulesEdition, was: string]> = [
  ["111.4", "2019-05-03", "110.5c"],
  ["111.10", "2021-04-19", "110.5"],
  ["122.1", "2021-04-19", "121.1"],
  ["201.5", "2022-04-29", "201.4"],
  ["201.5b", "2022-04-29", "201.4b"],
  ["201.5c", "2022-04-29", "201.4c"],
  ["207.2d", "2022-04-29", "207.2"],
  ["614.12c", "2026-04-17", "614.12b"],
  ["700.8", "2021-04-19", "700.1"],
  ["700.12", "2024-11-08", "700.1"],
  ["700.16", "2026-09-25", "700.1"],
  // Keyword actions were put in a new order in 2025.
  ["701.47a", "2026-04-17", "701.1"],
  ["701.53a", "2026-04-17", "701.1"],
  ["701.63a", "2026-04-17", "701.1"],
  ["701.70a", "2026-09-25", "701.1"],
  ["701.71a", "2026-09-25", "701.1"],
  ["701.4a", "2026-04-17", "701.1"],
  ["702.11d", "2018-10-05", "702.11a"],
  ["702.82c", "2026-04-17", "702.1"],
  ["702.167a", "2024-11-08", "702.1"],
  ["702.174a", "2024-11-08", "702.1"],
  // Ward took 702.21 in April 2021, and every later keyword moved up by one.
  ["702.22b", "2021-04-19", "702.21b"],
  ["702.29e", "2021-04-19", "702.28e"],
  ["702.36b", "2021-04-19", "702.35b"],
  ["702.41a", "2021-04-19", "702.40a"],
  ["702.46a", "2021-04-19", "702.45a"],
  ["702.47a", "2021-04-19", "702.46a"],
  ["702.48a", "2021-04-19", "702.47a"],
  ["702.72a", "2021-04-19", "702.71a"],
  ["702.92a", "2021-04-19", "702.91a"],
  ["702.113a", "2021-04-19", "702.112a"],
  ["702.119b", "2021-04-19", "702.118a"],
  ["702.123a", "2018-08-10", "702.1"],
  ["702.123a", "2021-04-19", "702.122a"],
  ["702.124m", "2024-11-08", "702.1"],
  ["702.128a", "2018-08-10", "702.1"],
  ["702.128a", "2021-04-19", "702.127a"],
  ["702.129a", "2018-08-10", "702.1"],
  ["702.129a", "2021-04-19", "702.128a"],
  ["702.135a", "2019-05-03", "702.1"],
  ["702.135a", "2021-04-19", "702.134a"],
  ["702.140a", "2021-04-19", "702.1"],
  ["702.162a", "2024-11-08", "702.1"],
  ["702.163a", "2024-11-08", "702.1"],
  ["702.173a", "2024-11-08", "702.1"],
  ["702.174f", "2024-11-08", "702.1"],
  ["702.174i", "2024-11-08", "702.1"],
  ["702.181a", "2026-04-17", "702.1"],
  ["702.182a", "2026-04-17", "702.1"],
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
  for (const [number, before, was] of renumbered) if (number === rule && edition < before) return was;
  return rule;
};
