import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { root } from "../support/files.ts";

interface Entry {
  /** As git writes it: 100644, 100755, 120000 for a symbolic link, 160000 for a submodule. */
  readonly mode: string;
  readonly path: string;
}

/** Every file of the index, whatever it holds. */
const entries: ReadonlyArray<Entry> = execFileSync("git", ["ls-files", "-z", "--stage"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: Number.POSITIVE_INFINITY,
})
  .split("\0")
  .filter((line) => line !== "")
  .map((line) => ({ mode: line.slice(0, 6), path: line.slice(line.indexOf("\t") + 1) }));

const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(\.|$)/i;
const forbidden = /[<>:"\\|?*\p{Cc}]|[. ]$/u;

// Windows takes 260 characters of a whole path: this leaves 120 for the folder of the clone.
const longest = 140;

/** Why a path cannot stand on a disk of Windows, beside those before it. */
const faults = (all: ReadonlyArray<Entry>): ReadonlyArray<string> => {
  // Folders too: `Rules/` and `rules/` become one.
  const spellings = new Map<string, string>();
  return all.flatMap(({ mode, path }) => {
    const found: Array<string> = [];
    const parts = path.split("/");
    if (mode !== "100644" && mode !== "100755") found.push(`${path}: is no plain file`);
    if (path.length > longest) found.push(`${path}: has ${path.length} characters`);
    for (const [index, part] of parts.entries()) {
      if (reserved.test(part)) found.push(`${path}: "${part}" is a device`);
      if (forbidden.test(part)) found.push(`${path}: "${part}" is no file name`);
      const upTo = parts.slice(0, index + 1).join("/");
      const folded = upTo.normalize("NFC").toLowerCase();
      const other = spellings.get(folded);
      if (other === undefined) spellings.set(folded, upTo);
      else if (other !== upTo) found.push(`${path}: is ${other} where case is no difference`);
    }
    return found;
  });
};

describe("every file of the repository", () => {
  it("can be checked out on Windows and macOS", () => {
    expect(entries.length).toBeGreaterThan(500);
    expect(faults(entries)).toEqual([]);
  });

  const file = (path: string, mode = "100644"): Entry => ({ mode, path });
  it.each([
    ["a link", [file("docs/latest", "120000")]],
    ["a submodule", [file("vendor", "160000")]],
    ["two names that differ in case", [file("src/Rules.ts"), file("src/rules.ts")]],
    ["two folders that differ in case", [file("Suite/a.json"), file("suite/b.json")]],
    ["one letter that is written in two ways", [file("src/J\u00f6tun.ts"), file("src/Jo\u0308tun.ts")]],
    ["a device", [file("src/aux.ts")]],
    ["a folder that is a device", [file("con/a.ts")]],
    ["a forbidden character", [file("suite/a: b.json")]],
    ["a name that ends with a full stop", [file("suite/end.")]],
    ["a long path", [file(`${"deep/".repeat(40)}a.ts`)]],
  ])("may not be %s", (_, written) => {
    expect(faults(written)).toHaveLength(1);
  });
});
