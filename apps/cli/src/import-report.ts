/** What an import did, as lines for a person and as a value for a program. Pure. */
import type * as Import from "@palimpsest/cards/Import";
import * as InvalidRecords from "./invalid-records.ts";
import { counted, grouped, oneLine, type Style } from "./style.ts";
import { table } from "./table.ts";

/** An import that has ended. */
export interface Finished {
  readonly report: Import.Report;
  readonly database: string;
  readonly milliseconds: number;
}

/** The import for a program. */
export const value = ({ report, database, milliseconds }: Finished): unknown => ({
  database,
  milliseconds: Math.round(milliseconds),
  ...report,
  skipped: InvalidRecords.value(report.skipped.count, report.skipped.first),
});

/** How many names stand on one line. */
const shown = 5;

const listed = ({ count, first }: Import.Counted<string>): string => {
  const names = first.slice(0, shown).map(oneLine).join("; ");
  return count > shown ? `${names}; and ${grouped(count - shown)} more` : names;
};

const section = <A>(
  title: string,
  { count, first }: Import.Counted<A>,
  told: (one: A) => string,
  style: Style,
): ReadonlyArray<string> =>
  count === 0
    ? []
    : [
        "",
        style.heading(title),
        ...first.map((one) => `  ${oneLine(told(one))}`),
        ...(count > first.length ? [`  and ${grouped(count - first.length)} more`] : []),
      ];

/** The import for a person: what is there now, then what is new, then what is wrong. */
export const lines = ({ report, database, milliseconds }: Finished, style: Style): ReadonlyArray<string> => {
  const { added, changed, gone, cards, tokens, read, repeated, skipped, leftOut, withoutBrackets } = report;
  const changes = [
    ["new", added],
    ["changed text", changed],
    ["gone", gone],
  ] as const;
  const width = Math.max(...changes.map(([, { count }]) => grouped(count).length));
  return [
    style.heading(oneLine(`${report.source}, ${report.date}`)),
    `  ${counted(cards, "card", "cards")} and ${counted(tokens, "token", "tokens")} in ${oneLine(database)}`,
    `  ${counted(read, "record", "records")} read in ${(milliseconds / 1000).toFixed(1)} s`,
    ...(repeated === 0 ? [] : [`  ${counted(repeated, "other printing", "other printings")} of these`]),
    "",
    style.heading("Since the last import"),
    ...table(
      changes.map(([title, names]) => [
        { text: title },
        { text: grouped(names.count).padStart(width) },
        { text: listed(names) },
      ]),
    ).map((line) => line.trimEnd()),
    ...section("Cleave without square brackets: the source has lost them", withoutBrackets, (name) => name, style),
    ...section("Left out", leftOut, ({ record, name, why }) => `Record ${record}, ${name}: ${why}`, style),
    ...section("Records that are no cards", skipped, ({ message }) => message, style),
  ];
};
