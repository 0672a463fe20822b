/**
 * `pnpm packages [--json] [--record]`: the packages as a stranger gets them. Packs what is published, looks for faults,
 * installs it outside the workspace, and runs it under Node, as a browser's bundle and in workerd. The exit code is 1
 * where a check fails or a bundle is over its budget; `--record` keeps the figures in bench/results.
 */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeOf } from "../../../scripts/lib/nodes.mjs";
import { bundle } from "./bundles.ts";
import { command } from "./command.ts";
import { compile, consumer, example, readme } from "./consumer.ts";
import * as Faults from "./faults.ts";
import { pack, published, root } from "./published.ts";
import { figures, write } from "./record.ts";
import { answerOf } from "./workerd.ts";

interface Check {
  readonly what: string;
  /** Why it failed; nothing where it holds. */
  readonly fault?: string;
}

const says = "Other Elves get +1/+1.";
/** Of a bundle, in bytes with gzip. */
const budgets = { pure: 20_000, outcome: 40_000 };

const quiet = process.argv.includes("--json");
const checks: Array<Check> = [];
const check = async (what: string, test: () => Promise<unknown>): Promise<void> => {
  const fault = await test().then(
    () => undefined,
    (error: Error) => error.message,
  );
  checks.push(fault === undefined ? { what } : { what, fault });
  if (!quiet) console.log(fault === undefined ? `ok      ${what}` : `FAILED  ${what}\n${fault.trimEnd()}`);
};

const expectNone = (faults: ReadonlyArray<string>): void => {
  if (faults.length > 0) throw new Error(faults.map((each) => `  ${each}`).join("\n"));
};

const expect = (actual: string, expected: string): void => {
  if (actual.trim() !== expected.trim()) throw new Error(`  expected ${expected.trim()}\n  came     ${actual.trim()}`);
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), "palimpsest packages ")));
try {
  const packages = published();
  const tarballs: Array<string> = [];
  for (const each of packages) tarballs.push(await pack(each, folder));
  const project = await consumer(join(folder, "a consumer"), tarballs);
  const installed = (name: string): string => join(project, "node_modules", name);

  for (const [index, { name }] of packages.entries()) {
    await check(`${name}: publint`, async () => expectNone(await Faults.publishing(installed(name))));
    await check(`${name}: are the types wrong`, async () =>
      expectNone(await Faults.types(tarballs[index] ?? "", installed(name))),
    );
  }

  // The examples hold no types: what compiles as TypeScript runs as it stands, on a Node that strips none.
  const { program, prints } = readme();
  const examples = new Map([["readme", program]]);
  for (const { name, folder: source } of packages) {
    const text = name === "@palimpsest/client" ? undefined : example(source);
    if (text !== undefined) examples.set(name.replace("@palimpsest/", "readme-"), text);
  }
  for (const [name, text] of examples) {
    for (const ending of ["ts", "mjs"]) writeFileSync(join(project, `${name}.${ending}`), text);
  }
  const sources = [...examples.keys(), "pure", "outcome", "changer", "worker", "client"].map((name) => `${name}.ts`);
  for (const resolution of ["NodeNext", "Bundler"]) {
    await check(`every example compiles, with module resolution ${resolution}`, () =>
      compile(project, sources, resolution),
    );
  }

  const versions: Record<string, string> = {};
  for (const major of [20, 22, 24]) {
    const { version, binary } = nodeOf(major, folder);
    versions[`node ${major}`] = version;
    for (const name of examples.keys()) {
      await check(`Node ${version}: ${name}.mjs`, async () => {
        const out = await command(binary, [`${name}.mjs`], project);
        if (name === "readme") expect(out, prints);
      });
    }
    // The README says that the command needs Node 22.19.
    if (major < 22) continue;
    const palimpsest = (...args: ReadonlyArray<string>): Promise<string> =>
      command(binary, [join(installed("@palimpsest/cli"), "dist/main.js"), ...args], project);
    await check(`Node ${version}: palimpsest apply`, async () => {
      const change = ["--with", "Artificial Evolution", "--from", "Goblin", "--to", "Elf"];
      const { object } = JSON.parse(await palimpsest("apply", "Goblin King", ...change, "--json"));
      expect(object.oracle_text, "Other Elves get +1/+1 and have mountainwalk.");
    });
    await check(`Node ${version}: palimpsest run, on all scenarios of the package`, () =>
      palimpsest("run", join(installed("@palimpsest/scenarios"), "suite")),
    );
  }
  await check("the command that npm links", () => command("npx", ["--no-install", "palimpsest", "--version"], project));

  const sizes: Record<string, number> = {};
  for (const name of ["pure", "outcome", "changer", "client"] as const) {
    const { file, gzip } = await bundle(project, name);
    sizes[name] = gzip;
    await check(`a browser's bundle: ${name}, ${gzip.toLocaleString("en")} bytes with gzip`, async () => {
      expect(await command(process.execPath, [file], project), says);
      const budget = name in budgets ? budgets[name as keyof typeof budgets] : Number.POSITIVE_INFINITY;
      if (gzip > budget) throw new Error(`  That is over its budget of ${budget.toLocaleString("en")}.`);
    });
  }
  const worker = await bundle(project, "worker");
  sizes.worker = worker.gzip;
  await check(`a Worker in workerd, ${worker.gzip.toLocaleString("en")} bytes with gzip`, async () =>
    expect(await answerOf(worker.file), "Other Elves get +1/+1 and have mountainwalk."),
  );

  const result = figures({ packages, tarballs, checks, sizes, budgets, versions });
  if (quiet) console.log(JSON.stringify({ ...result, checks }));
  if (process.argv.includes("--record")) write(join(root, "bench/results/packages.json"), result);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const failed = checks.filter(({ fault }) => fault !== undefined).length;
if (!quiet) console.log(`\n${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
