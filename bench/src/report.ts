/** What a run found, for a person and for a program. */
import { cpus, totalmem } from "node:os";
import type { Spread } from "./interleave.ts";

export interface Row {
  readonly name: string;
  readonly figure: string;
  /** Against the row that it is compared with. */
  readonly ratio?: Spread;
  /** The largest ratio that is meant to hold. */
  readonly budget?: number;
}

export interface Section {
  readonly title: string;
  readonly rows: ReadonlyArray<Row>;
}

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, V8 ${process.versions.v8}`;

export const isOver = ({ ratio, budget }: Row): boolean =>
  ratio !== undefined && budget !== undefined && ratio.median > budget;

const line = (row: Row): string => {
  const ratio =
    row.ratio && `× ${row.ratio.median.toFixed(2)} (${row.ratio.low.toFixed(2)}–${row.ratio.high.toFixed(2)})`;
  const budget =
    row.budget === undefined ? "" : `, budget ${Number(row.budget.toFixed(2))}${isOver(row) ? " OVER" : ""}`;
  return `  ${row.name.padEnd(56)} ${row.figure.padEnd(28)} ${ratio ? ratio + budget : ""}`.trimEnd();
};

export const text = ({ title, rows }: Section): string => [`\n${title}`, ...rows.map(line)].join("\n");
