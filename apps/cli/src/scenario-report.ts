/** What came of scenario files, as lines for a person and as values for a program. Pure. */

import type { Failure } from "@palimpsest/core/Ndjson";
import type { Expectation, Finding } from "@palimpsest/core/Scenario";
import * as Result from "effect/Result";
import type { Answer, Ran } from "./scenario-file.ts";
import { counted, grouped, oneLine, type Style } from "./style.ts";
import { table } from "./table.ts";

/** A value an expectation, or one for a file that could not be run. */
export const values = ({ file, result }: Answer): ReadonlyArray<unknown> => {
  if (Result.isSuccess(result)) return result.success.findings.map((finding) => ({ file, ...finding }));
  const { _tag: tag, message, pointer } = result.failure;
  return [{ file, error: { tag, message, pointer } }];
};

/** Counts of all that was run so far. */
export class Totals {
  #scenarios = 0;
  #expectations = 0;
  #failed = 0;
  #notRun = 0;

  add({ result }: Answer): void {
    if (Result.isFailure(result)) {
      this.#notRun++;
      return;
    }
    this.#scenarios++;
    this.#expectations += result.success.findings.length;
    this.#failed += result.success.findings.filter(({ pass }) => !pass).length;
  }

  /** Whether every file was run, and every expectation met. */
  get sound(): boolean {
    return this.#failed === 0 && this.#notRun === 0;
  }

  /** The last line for a person. */
  line(): string {
    const ran = counted(this.#scenarios, "scenario", "scenarios");
    const expected = counted(this.#expectations, "expectation", "expectations");
    const notRun = this.#notRun === 0 ? "" : `; ${counted(this.#notRun, "file", "files")} could not be run`;
    return `${ran}, ${expected}, ${grouped(this.#failed)} failed${notRun}`;
  }
}

const verdict = (good: boolean, text: string, style: Style): string => {
  if (style.marks) return `${good ? style.good("✓") : style.bad("✗")} ${text}`;
  return `${good ? "ok    " : "FAILED"}  ${text}`;
};

/** The file comes first, so that a sentence says by itself where it belongs. */
const sentence = (file: string, { _tag, message, pointer }: Failure): string => {
  if (_tag === "UnreadableFile") return message;
  if (_tag === "InvalidRequest") return `${file} is no scenario. ${message}`;
  return `${file}${pointer === undefined ? "" : ` ${pointer}`}: ${message}`;
};

const place = ({ after = 0, object }: Expectation, steps: number): string => {
  const beyond = after > steps ? `, but there ${steps === 1 ? "is 1 step" : `are ${steps} steps`}` : "";
  return `${object === undefined ? "" : `${object} `}${after === 0 ? "at the start" : `after step ${after}${beyond}`}`;
};

const written = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));

const differences = ({ expectation, actual }: Finding, style: Style): ReadonlyArray<string> => {
  const { after: _, object: __, ...wanted } = expectation;
  const fields = Object.keys({ ...wanted, ...(actual.error === undefined ? {} : { error: actual.error }) });
  const rows = (fields as ReadonlyArray<keyof typeof wanted>)
    .map((field) => ({ field, expected: written(wanted[field]), came: written(actual[field]) }))
    .filter(({ expected, came }) => expected !== came)
    .flatMap(({ field, expected, came }) => [
      [{ text: field }, { text: "expected", style: style.quiet }, { text: oneLine(expected), style: style.good }],
      [{ text: "" }, { text: "came", style: style.quiet }, { text: oneLine(came), style: style.bad }],
    ]);
  return table(rows).map((line) => `  ${line}`);
};

const ranLines = (file: string, { title, steps, findings }: Ran, style: Style): ReadonlyArray<string> => [
  verdict(
    findings.every(({ pass }) => pass),
    oneLine(title),
    style,
  ),
  ...findings.flatMap((finding, index) =>
    finding.pass
      ? []
      : [`  ${oneLine(`${file} /expect/${index}: ${place(finding.actual, steps)}`)}`, ...differences(finding, style)],
  ),
];

/** A line for the file, and where it failed what was expected and what came. */
export const lines = ({ file, result }: Answer, style: Style): ReadonlyArray<string> =>
  Result.isSuccess(result)
    ? ranLines(file, result.success, style)
    : [verdict(false, oneLine(sentence(file, result.failure)), style)];
