/**
 * Stryker's test runner for core. Vitest sets up a worker and loads every module anew for each mutant, which takes longer
 * than the tests; here all of them are one script that is compiled once and evaluated for each mutant, so that nothing
 * which core keeps in mind outlasts it. Quick tests come first, and the first that fails ends the run.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { Script } from "node:vm";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type CompleteDryRunResult,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { bundle } from "./bundle.ts";
import { collect, type Test } from "./collect.ts";
import * as fewCases from "./few-cases.ts";

/** What Stryker's changes in the sources speak with. */
interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: CompleteDryRunResult["mutantCoverage"];
}

const shared = globalThis as { __stryker__?: Switch };
shared.__stryker__ ??= {};
const state = shared.__stryker__;

/** All processes have the sandbox as their folder: what the first one made, the others find there. */
const keep = (file: string, content: string): void => {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
};

class Tests implements TestRunner {
  readonly #modules = new Map<string, unknown>();
  #script: Script | undefined;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    if (!existsSync("tests.js")) keep("tests.js", await bundle(process.cwd()));
    const code = readFileSync("tests.js", "utf8");
    const { assert, expect } = await import("vitest");
    this.#modules.set("vitest", { assert, expect }).set("fast-check", fewCases);
    for (const [, name = ""] of code.matchAll(/^const .* = load\("((?:node:|effect\/).+)"\);$/gm)) {
      this.#modules.set(name, await import(name));
    }
    this.#script = new Script(`(load) => { "use strict";\n${code}\n}`, { filename: "tests.js" });
  }

  /** All tests, over modules that were evaluated just now. */
  #load(): ReadonlyArray<Test> {
    const { tests, ...api } = collect();
    const vitest = { ...(this.#modules.get("vitest") as object), ...api };
    const load = (name: string): unknown =>
      ["vitest", "@effect/vitest", "tests"].includes(name) ? vitest : this.#modules.get(name);
    this.#script?.runInThisContext()(load);
    return tests;
  }

  async #run(tests: ReadonlyArray<Test>, bail: boolean): Promise<ReadonlyArray<TestResult>> {
    const results: Array<TestResult> = [];
    for (const { id, run } of tests) {
      state.currentTestId = id;
      const started = performance.now();
      const result = (): { id: string; name: string; timeSpentMs: number } => ({
        id,
        name: id,
        timeSpentMs: performance.now() - started,
      });
      try {
        await run();
        results.push({ ...result(), status: TestStatus.Success });
      } catch (error) {
        const failureMessage = error instanceof Error ? error.message : String(error);
        results.push({ ...result(), status: TestStatus.Failed, failureMessage });
        if (bail) break;
      } finally {
        state.currentTestId = undefined;
      }
    }
    return results;
  }

  async dryRun(): Promise<DryRunResult> {
    Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    state.mutantCoverage = { static: {}, perTest: {} };
    const tests = [...(await this.#run(this.#load(), false))];
    keep("times.json", JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({
    activeMutant,
    hitLimit,
    mutantActivation,
    testFilter,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const times: Readonly<Record<string, number>> = JSON.parse(readFileSync("times.json", "utf8"));
    const wanted = testFilter === undefined ? undefined : new Set(testFilter);
    state.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
    Object.assign(state, { hitCount: 0, hitLimit });
    const tests = this.#load()
      .filter(({ id }) => wanted?.has(id) ?? true)
      .toSorted((a, b) => (times[a.id] ?? 0) - (times[b.id] ?? 0));
    state.activeMutant = activeMutant.id;
    if (wanted !== undefined && tests.length < wanted.size)
      throw new Error("Some of the tests are not there any more.");
    const results = [...(await this.#run(tests, true))];
    state.activeMutant = undefined;
    const endless = determineHitLimitReached(state.hitCount, hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: results });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "tests", Tests)];
