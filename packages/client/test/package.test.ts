import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, describe, expect, it } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const run = (command: string, args: ReadonlyArray<string>, cwd: string): string => {
  try {
    return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
  }
};

/** A folder of somebody who has installed the package: nothing of this repository is above it. */
const consumer = realpathSync(mkdtempSync(join(tmpdir(), "palimpsest-client-")));
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

run("pnpm", ["pack", "--pack-destination", consumer], at("../"));
const tarball = join(consumer, readdirSync(consumer).find((name) => name.endsWith(".tgz")) ?? "");
const installed = join(consumer, "node_modules/@palimpsest/client");
mkdirSync(installed, { recursive: true });
run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"], consumer);
symlinkSync(realpathSync(at("../node_modules/hono")), join(consumer, "node_modules/hono"), "junction");

const compile = (name: string, code: string): string => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2023",
    module: "NodeNext",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
    skipLibCheck: false,
  };
  writeFileSync(join(consumer, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [name] }));
  writeFileSync(join(consumer, name), code);
  return run(process.execPath, [at("../node_modules/typescript/bin/tsc"), "-p", "."], consumer);
};

describe("the package as it is published", () => {
  it("holds what was built, and imports nothing but Hono", () => {
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" }).toSorted();
    expect(files).toEqual(expect.arrayContaining(["README.md", "dist/index.d.ts", "dist/index.js", "package.json"]));
    expect(files.filter((name) => name.startsWith("src"))).toEqual([]);
    for (const name of ["dist/index.d.ts", "dist/index.js"]) {
      // A docstring's example imports the package itself.
      const code = readFileSync(join(installed, name), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
      const imported = [...code.matchAll(/^(?:import|export)\b[^"]*\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/gm)].map(
        ([, of, dynamic]) => of ?? dynamic,
      );
      expect(imported.length).toBeGreaterThan(0);
      expect(imported.filter((from) => !/^hono(\/|$)/.test(from ?? ""))).toEqual([]);
    }
    const { dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    expect(Object.keys(dependencies)).toEqual(["hono"]);
  });

  it("has no fault that publint knows", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("has types that every way to import it finds", () => {
    const attw = at("../node_modules/@arethetypeswrong/cli/dist/index.js");
    const report = run(process.execPath, [attw, tarball, "--profile", "esm-only", "--format", "json"], consumer);
    expect(JSON.parse(report).analysis.types).toEqual({ kind: "included" });
  });

  it("compiles the README's example for who has installed it", () => {
    const [, example = ""] = /```ts\b.*\n([\s\S]*?)```/.exec(readFileSync(at("../README.md"), "utf8")) ?? [];
    expect(example).toContain("@palimpsest/client");
    expect(compile("example.ts", example)).toBe("");
    expect(() => compile("wrong.ts", example.replace('card: "Goblin King"', "card: 7"))).toThrow(/TS2\d+/);
  });
});
