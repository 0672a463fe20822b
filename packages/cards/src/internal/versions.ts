/** Versions of the catalogue in the tables of the migrations: how one becomes visible, and how it is taken away. */
import { literal } from "./sql-text.ts";

/** Ids of cards are numbers of their version times this and more: none is in two versions. */
export const cardsAVersion = 1 << 20;

/** A condition: every version but the one that everybody sees. */
export const unseen = "NOT IN (SELECT version FROM visible)";

/** A condition: every version that nobody sees and that is not after this one, which may still be written. */
export const before = (version: number): string =>
  `NOT IN (SELECT version FROM visible UNION ALL SELECT id FROM version WHERE id > ${version})`;

/** Takes away all rows of the versions that a condition names. */
export const without = (condition: string): ReadonlyArray<string> => [
  `DELETE FROM version WHERE id ${condition}`,
  `DELETE FROM text WHERE rowid IN (SELECT id FROM card WHERE version ${condition})`,
  ...["card", "name", "use", "affects"].map((table) => `DELETE FROM ${table} WHERE version ${condition}`),
];

/** What is known of a version when it is shown. */
export interface Shown {
  readonly cards: number;
  readonly date: string;
}

/** Shows a version, unless its row is gone. */
export const showing = (version: number, { cards, date }: Shown): ReadonlyArray<string> => [
  `UPDATE version SET complete = 1, cards = ${cards}, date = ${literal(date)} WHERE id = ${version}`,
  `INSERT INTO visible (only, version) SELECT 1, id FROM version WHERE id = ${version}
    ON CONFLICT (only) DO UPDATE SET version = excluded.version`,
];
