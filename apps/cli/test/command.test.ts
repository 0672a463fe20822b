import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import * as Changer from "@palimpsest/core/Changer";
import * as Contract from "@palimpsest/core/Contract";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import metadata from "../package.json" with { type: "json" };
import { palimpsest } from "./palimpsest.ts";

const goblinKing = ["apply", "Goblin King", "--with", "Artificial Evolution", "--from", "Goblin", "--to", "Elf"];
const newText = "Other Elves get +1/+1 and have mountainwalk.";

describe("palimpsest apply", () => {
  it("prints the new text, then why", async () => {
    const { code, stdout, stderr } = await palimpsest(goblinKing, { alone: true });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const lines = stdout.split("\n");
    expect(lines.slice(0, 4)).toEqual(["Goblin King {1}{R}{R}", "Creature — Elf", newText, "2/2"]);
    expect(stdout).toMatch(/Goblins -> Elves +rules text +Artificial Evolution +\(612\.2\)/);
    expect(stdout).toContain(`"Goblin" is part of this object's own name, and a name never changes (612.2)`);
    expect(stdout).not.toContain("\u001b");
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    expect(readme, "README.md shows another output").toContain(`--to Elf\n${stdout}\`\`\``);
  });

  it("applies groups in order, with words in any form and case, from any folder", async () => {
    const second = ["--with", "magical hack", "--from", "MOUNTAINS", "--to", "islands"];
    const entry = fileURLToPath(new URL("../bin/palimpsest.mjs", import.meta.url));
    const { code, stdout, stderr } = await palimpsest([...goblinKing, ...second], { cwd: tmpdir(), entry });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toContain("Other Elves get +1/+1 and have islandwalk.");
    expect(stdout).toContain("  1. Artificial Evolution (c1)\n  2. Magical Hack (c2)");
  });

  it.each([
    ["Cyclonic Rift", ["overload"], "Return each nonland permanent"],
    ["Dig Up", ["cleave"], "Search your library for a card, put it into your hand, then shuffle."],
    ["Kodama's Might", ["splice", "--card", "Glacial Ray"], "Kodama's Might deals 2 damage to any target."],
    ["Grizzly Bears", ["Exchange of Words", "--card", "Serra Angel"], "Flying"],
    ["Grizzly Bears", ["Name sticker", "--word", "Space", "--after", "1"], "Grizzly Space Bears"],
    [
      "Kodama's Might",
      ["splice", "--card", "Glacial Ray", "--card", "Spiritual Visit", "--with", "splice", "--card", "Wear Away"],
      "Create a 1/1 colorless Spirit creature token.",
    ],
  ])("%s --with %j: asks for what the changer asks for", async (card, given, line) => {
    const { code, stdout, stderr } = await palimpsest(["apply", card, "--with", ...given]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toContain(line);
  });

  it("prints the outcome with --json, under the options given", async () => {
    const options = ["--edition", "2018-08-10", "--grammar", "literal", "--reminder-text", "keep"];
    const { code, stdout } = await palimpsest([...goblinKing, "--json", ...options]);
    expect(code).toBe(0);
    const outcome = Schema.decodeUnknownSync(Contract.Outcome)(JSON.parse(stdout));
    expect(outcome.object.oracle_text).toBe(newText);
  });

  it("sets words off in colour when it is asked to", async () => {
    const { stdout } = await palimpsest(goblinKing, { env: { FORCE_COLOR: "1" }, alone: true });
    expect(stdout).toContain("\u001b[31;9mGoblins\u001b[29;39m \u001b[32;1mElves\u001b[22;39m");
  });

  it("has no colour with NO_COLOR", async () => {
    const { stdout } = await palimpsest(goblinKing, { env: { FORCE_COLOR: "1", NO_COLOR: "1" }, alone: true });
    expect(stdout).not.toContain("\u001b");
    expect(stdout).toContain(`\n${newText}\n`);
  });
});

describe("palimpsest words and analyze", () => {
  it("counts the words that can change", async () => {
    const { code, stdout } = await palimpsest(["words", "goblin king"]);
    expect(code).toBe(0);
    expect(stdout).toBe("Goblin King\n\nBasic land types\n  Mountain  once\n\nCreature types\n  Goblin  2 times\n");
  });

  it("prints the analysis with --json", async () => {
    const { stdout } = await palimpsest(["analyze", "Goblin King", "--json", "--edition", "2016-08-26"]);
    const analysis = Schema.decodeUnknownSync(Contract.Analysis)(JSON.parse(stdout));
    expect(analysis.changeable["creature-type"]).toEqual(["Goblin"]);
  });
});

describe("what goes wrong", () => {
  const failing = async (args: ReadonlyArray<string>, alone = false) => {
    const { code, stdout, stderr } = await palimpsest(args, { alone });
    expect(stdout).toBe("");
    expect(stderr).not.toMatch(/^ +at /m);
    return { code, stderr };
  };

  it("suggests names for one that is not in the catalogue", async () => {
    const { code, stderr } = await failing(["words", "Gobln\u001bKing"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^No card named "Gobln\\x1bKing" is in the catalogue\. Did you mean "Goblin King"\? Only .*\n$/,
    );
  });

  it("says what a changer forbids", async () => {
    const { code, stderr } = await failing([...goblinKing.slice(0, -1), "Wall"], true);
    expect(code).toBe(1);
    expect(stderr).toBe("Artificial Evolution says that the new creature type can't be Wall.\n");
  });

  it("says what is missing, and that a card is outside the rules", async () => {
    expect(await failing([...goblinKing, "--with", "Mind Bend"])).toEqual({
      code: 1,
      stderr: "Mind Bend asks for a colour word or basic land type to replace, and none is given.\n",
    });
    const { code, stderr } = await failing(["apply", "Goblin King", "--with", "More or Less"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("The rules do not cover this card")]);
  });

  it.each([
    [[...goblinKing, "--to", "Island"], "There is more --to than the given --with ask for."],
    [["apply", "Goblin King", "--with", "overload", "--from", "red"], "There is more --from than"],
    [["apply", "Goblin King", "--from", "Goblin"], "Name it with --with"],
    [["apply", "Grizzly Bears", "--with", "Name sticker", "--word", "Big", "--after", "x"], "--after"],
    [["apply", "--ndjson", "Goblin King", "--to", "Elf"], "does not go with a name or --to"],
    [["words", "Goblin", "King"], "Put a name of several words in quotes"],
    [["analyse", "Goblin King"], 'Unknown subcommand "analyse"'],
    [["analyze", "Goblin King", "--edition", "1993-08-05"], "Invalid value for flag --edition"],
  ])("ends wrong usage with 2: %j", async (args, sentence) => {
    const { code, stderr } = await failing(args, args[0] === "analyse");
    expect(stderr).toContain(sentence);
    expect(stderr).toContain("--help");
    expect(code).toBe(2);
  });
});

describe("README.md", () => {
  it("names every changer and every flag for what the rules leave open", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const rows = [...readme.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, first = ""]) =>
      [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const flags = ["edition", "dependency", "exchange", "grammar", "reminder-text"].map((name) => `--${name}`);
    expect(rows).toEqual(expect.arrayContaining([...Changer.changers.map(({ name }) => name), ...flags]));
  });
});

describe("help", () => {
  it("shows examples for a command", async () => {
    const { code, stdout, stderr } = await palimpsest(["apply", "--help"]);
    expect(code).toBe(0);
    expect(stderr).toBe("");
    expect(stdout).toContain("EXAMPLES");
    expect(stdout).toContain('palimpsest apply "Goblin King" --with "Artificial Evolution" --from Goblin --to Elf');
  });

  it("prints the version alone", async () => {
    expect(await palimpsest(["--version"])).toEqual({ code: 0, stdout: `${metadata.version}\n`, stderr: "" });
  });

  it("prints a completion script", async () => {
    const { code, stdout } = await palimpsest(["--completions", "bash"]);
    expect(code).toBe(0);
    expect(stdout).toContain("reminder-text");
  });
});
