import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commandLine, curl, runLine } from "../src/commands.ts";

/** The arguments as a shell hands them on. */
const argumentsOf = (command: string): ReadonlyArray<string> =>
  execFileSync("sh", ["-c", `set -- ${command}; printf '%s\\0' "$@"`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);

describe("commands to paste into a shell", () => {
  it.each(["Goblin King", "Urza's Tower", 'Kongming, "Sleeping Dragon"', "Lim-Dûl's Vault", "+2 Mace", "$100"])(
    "name %s",
    (card) => {
      const request = { card, with: "Sleight of Mind", from: "red", to: "blue" };
      const posted = argumentsOf(curl(request)).at(-1) ?? "";
      expect(JSON.parse(posted)).toEqual(request);
      expect(argumentsOf(commandLine(request))).toEqual([
        "palimpsest",
        "apply",
        card,
        "--with",
        "Sleight of Mind",
        "--from",
        "red",
        "--to",
        "blue",
      ]);
    },
  );

  it("have a flag for each thing that is asked for, and for each option", () => {
    const request = {
      card: "Kodama's Might",
      with: "Splice",
      cards: ["Glacial Ray", "Torrent of Stone"],
      word: "Space",
      after: 0,
      options: { edition: "2018-08-10", reminderText: "keep" },
    } as const;
    expect(argumentsOf(commandLine(request)).slice(2)).toEqual([
      "Kodama's Might",
      ...["--with", "Splice", "--card", "Glacial Ray", "--card", "Torrent of Stone", "--word", "Space", "--after", "0"],
      ...["--edition", "2018-08-10", "--reminder-text", "keep"],
    ]);
    expect(JSON.parse(argumentsOf(curl(request)).at(-1) ?? "")).toEqual(request);
    expect(argumentsOf(runLine("612-5.json"))).toEqual(["palimpsest", "run", "612-5.json"]);
  });

  it("read well", () => {
    expect(commandLine({ card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" })).toBe(
      'palimpsest apply "Goblin King" \\\n  --with "Artificial Evolution" \\\n  --from Goblin --to Elf',
    );
  });
});
