import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { command } from "./command.ts";
import { root } from "./published.ts";

/** The project of somebody who has the packages from npm: nothing of this repository is above it. */
export const consumer = async (folder: string, tarballs: ReadonlyArray<string>): Promise<string> => {
  mkdirSync(folder, { recursive: true });
  cpSync(fileURLToPath(new URL("../consumer", import.meta.url)), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await command("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...tarballs], folder);
  return folder;
};

/** The library example of the root's README, and what it prints. */
export const readme = (): { readonly program: string; readonly prints: string } => {
  const text = readFileSync(join(root, "README.md"), "utf8");
  const [, program, prints] = /^```ts run\n([\s\S]*?)^```\n\n```text output\n([\s\S]*?)^```$/m.exec(text) ?? [];
  if (program === undefined || prints === undefined) throw new Error("README.md has no example with its output.");
  return { program, prints };
};

/** The first example of a package's README, or nothing. */
export const example = (folder: string): string | undefined =>
  /^```ts run\n([\s\S]*?)^```$/m.exec(readFileSync(join(folder, "README.md"), "utf8"))?.[1];

/** Compiles files of a consumer, with the libraries' declarations checked as well. */
export const compile = async (folder: string, files: ReadonlyArray<string>, resolution: string): Promise<void> => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2023",
    module: resolution === "NodeNext" ? "NodeNext" : "ESNext",
    moduleResolution: resolution,
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    types: [],
    skipLibCheck: false,
  };
  const config = `tsconfig.${resolution}.json`;
  writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files }));
  const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));
  await command(process.execPath, [tsc, "-p", config], folder);
};
