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
 * What a rule was up to an edition: its own older number, or the nearest that covered it. Rows of one rule stand
 * oldest first. The chapter's first rule stands where the rule did not exist, or where the older number is not sure.
 */
const renumbered: ReadonlyArray<readonly [rule: string, was: string, until: RulesEdition]> = [
  ["111.4", "110.5c", "2018-10-05"],
  ["111.10", "110.5", "2019-06-12"],
  ["122.1", "121.1", "2019-06-12"],
  ["201.5", "201.4", "2021-04-19"],
  ["201.5b", "201.4b", "2021-04-19"],
  ["201.5c", "201.4c", "2021-04-19"],
  ["207.2d", "207.2", "2021-04-19"],
  ["614.12c", "614.12b", "2024-11-08"],
  ["700.8", "700.1", "2019-06-12"],
  ["700.12", "700.1", "2022-10-07"],
  ["700.16", "700.1", "2026-04-17"],
  // Keyword actions were put in a new order in 2025.
  ["701.47a", "701.1", "2024-11-08"],
  ["701.53a", "701.1", "2024-11-08"],
  ["701.63a", "701.1", "2024-11-08"],
  ["701.70a", "701.1", "2026-04-17"],
  ["701.71a", "701.1", "2026-04-17"],
  ["701.4a", "701.1", "2024-11-08"],
  ["702.11d", "702.11a", "2018-08-10"],
  ["702.82c", "702.1", "2024-11-08"],
  ["702.167a", "702.1", "2022-10-07"],
  ["702.174a", "702.1", "2022-10-07"],
  // Ward took 702.21 in April 2021, and every later keyword moved up by one.
  ["702.22b", "702.21b", "2019-06-12"],
  ["702.29e", "702.28e", "2019-06-12"],
  ["702.36b", "702.35b", "2019-06-12"],
  ["702.41a", "702.40a", "2019-06-12"],
  ["702.46a", "702.45a", "2019-06-12"],
  ["702.47a", "702.46a", "2019-06-12"],
  ["702.48a", "702.47a", "2019-06-12"],
  ["702.72a", "702.71a", "2019-06-12"],
  ["702.92a", "702.91a", "2019-06-12"],
  ["702.113a", "702.112a", "2019-06-12"],
  ["702.119b", "702.118a", "2019-06-12"],
  ["702.123a", "702.1", "2016-08-26"],
  ["702.123a", "702.122a", "2019-06-12"],
  ["702.124m", "702.1", "2022-10-07"],
  ["702.128a", "702.1", "2016-08-26"],
  ["702.128a", "702.127a", "2019-06-12"],
  ["702.129a", "702.1", "2016-08-26"],
  ["702.129a", "702.128a", "2019-06-12"],
  ["702.135a", "702.1", "2018-10-05"],
  ["702.135a", "702.134a", "2019-06-12"],
  ["702.140a", "702.1", "2019-06-12"],
  ["702.162a", "702.1", "2022-10-07"],
  ["702.163a", "702.1", "2022-10-07"],
  ["702.173a", "702.1", "2022-10-07"],
  ["702.174f", "702.1", "2022-10-07"],
  ["702.174i", "702.1", "2022-10-07"],
  ["702.181a", "702.1", "2024-11-08"],
  ["702.182a", "702.1", "2024-11-08"],
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
  for (const [number, was, until] of renumbered) if (number === rule && edition <= until) return was;
  return rule;
};
