/** Runs every program of a folder in one process, and prints what each printed, or how it failed: JSON by file. */
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , folder = ""] = process.argv;
const printed: Record<string, string> = {};
const log = console.log;
for (const file of readdirSync(folder)) {
  if (!file.endsWith(".ts")) continue;
  let text = "";
  console.log = (...values: ReadonlyArray<unknown>) => {
    text += `${values.join(" ")}\n`;
  };
  try {
    await import(pathToFileURL(folder + file).href);
  } catch (error) {
    text = `FAILED ${error instanceof Error ? error.message : String(error)}`;
  }
  printed[file] = text;
}
log(JSON.stringify(printed));
