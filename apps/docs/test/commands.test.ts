import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { commandLine, curl } from "../src/commands.ts";

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

  it("read well", () => {
    expect(commandLine({ card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" })).toBe(
      'palimpsest apply "Goblin King" \\\n  --with "Artificial Evolution" \\\n  --from Goblin --to Elf',
    );
  });
});
