import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { command } from "./command.ts";

const attw = join(
  dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")),
  "dist/index.js",
);

/** What publint has to say of an installed package. */
export const publishing = async (installed: string): Promise<ReadonlyArray<string>> => {
  const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
  return messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }) ?? message.code);
};

/** The modules of an installed package that its `exports` let in: `./Changer`, `./text-change/ReplaceWord`. */
const modules = (installed: string): ReadonlyArray<string> => {
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const entries = Object.entries(exports).filter(([, target]) => typeof target === "object" && target !== null);
  return entries.flatMap(([entry]) =>
    entry.includes("*")
      ? readdirSync(join(installed, "dist"), { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".d.ts") && !file.startsWith("internal"))
          .map((file) => `./${file.replaceAll("\\", "/").replace(/\.d\.ts$/, "")}`)
      : [entry],
  );
};

/**
 * What are-the-types-wrong has to say of every module of a package. The packages are modules alone, so that a `require`
 * finds none is no fault; neither is one of a package that holds no code to import.
 */
export const types = async (packed: string, installed: string): Promise<ReadonlyArray<string>> => {
  const entrypoints = modules(installed);
  if (entrypoints.length === 0) return [];
  const args = [packed, "--profile", "esm-only", "--format", "json", "--entrypoints", ...entrypoints];
  const report = await command(process.execPath, [attw, ...args], installed).catch((error: Error) => error.message);
  const { analysis } = JSON.parse(report.slice(report.indexOf("{\n")));
  if (analysis.types.kind !== "included") return ["It has no types."];
  const found: ReadonlyArray<{
    readonly kind: string;
    readonly entrypoint?: string;
    readonly resolutionKind?: string;
  }> = analysis.problems;
  return found
    .filter(({ resolutionKind }) => resolutionKind !== "node10" && resolutionKind !== "node16-cjs")
    .map(({ kind, entrypoint }) => `${kind} of ${entrypoint ?? "a file"}`);
};
