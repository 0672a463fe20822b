import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palimpsest, values } from "./palimpsest.ts";

const scenario = (title: string, expectations: ReadonlyArray<unknown>, rest: object = {}): string =>
  JSON.stringify({
    title,
    rules: ["612.2"],
    objects: { king: "Goblin King", evolution: "Artificial Evolution" },
    steps: [
      { do: "cast", object: "evolution" },
      { do: "resolve", object: "evolution", target: "king", choose: { from: "Goblin", to: "Elf" } },
    ],
    expect: expectations,
    ...rest,
  });

const holds = [
  { object: "king", name: "Goblin King", subtypes: ["Elf"] },
  { object: "evolution", zone: "graveyard" },
];
const fails = [{ object: "king", type_line: "Creature — Elf" }, { after: 0, object: "king", name: "Elf King" }, {}];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-run-"));
  const files = {
    "suite/b/fails.json": scenario("A wrong\u001b one", fails, { steps: [{ do: "end-turn" }] }),
    "suite/a.json": scenario("An Elf", holds),
    "suite/notes.md": "No scenario.",
    "bad/broken.json": "{",
    "bad/card.json": scenario("No card", [{}], { objects: { "a/b": "Gobln King" } }),
    "bad/edition.json": scenario("No edition", [{}], { edition: "1993-08-05" }),
    "bad/object.json": scenario("No object", [{}], { objects: { king: "Goblin King", token: { power: "1" } } }),
    "bad/shape.json": scenario("No steps", [{ after: -1 }], { steps: [{ do: "castle" }] }),
    "goblin-king.json": scenario("Goblin King becomes an Elf", [
      holds[0],
      { object: "king", oracle_text: "Other Elves get +1/+1 and have islandwalk." },
    ]),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  mkdirSync(join(folder, "empty"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: ReadonlyArray<string>, settings: object = {}) =>
  palimpsest(["run", ...args], { cwd: folder, ...settings });

describe("palimpsest run", () => {
  it("says that a scenario holds, from a file and from standard input", async () => {
    const wanted = { code: 0, stdout: "ok      An Elf\n\n1 scenario, 2 expectations, 0 failed\n", stderr: "" };
    expect(await run(["suite/a.json"])).toEqual(wanted);
    expect(await run(["-"], { input: [scenario("An Elf", holds)] })).toEqual(wanted);
  });

  it("runs every file below a folder, and says what was expected and what came", async () => {
    const { code, stdout, stderr } = await run(["suite"]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(stdout).toBe(`ok      An Elf
FAILED  A wrong\\x1b one
  suite/b/fails.json /expect/0: king after step 1
    type_line  expected  "Creature — Elf"
               came      "Creature — Goblin"
  suite/b/fails.json /expect/1: king at the start
    name  expected  "Elf King"
          came      "Goblin King"

2 scenarios, 5 expectations, 2 failed
`);
  });

  it("has signs and colours in a terminal", async () => {
    const { stdout } = await run(["suite"], { env: { FORCE_COLOR: "1" } });
    expect(stdout).toContain("\u001b[32m✓\u001b[39m An Elf\n\u001b[31m✗\u001b[39m A wrong\\x1b one\n");
  });

  it("tells what is wrong with a file with its place, and runs the rest", async () => {
    const { code, stdout, stderr } = await run(["bad", "missing.json", "empty", "suite/a.json"]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(stdout.split("\n")).toEqual([
      expect.stringMatching(/^FAILED {2}bad\/broken\.json: This is not JSON: /),
      expect.stringMatching(/^FAILED {2}bad\/card\.json \/objects\/a~1b: No card named "Gobln King" /),
      expect.stringMatching(/^FAILED {2}bad\/edition\.json \/edition: No edition /),
      expect.stringMatching(/^FAILED {2}bad\/object\.json \/objects\/token\/name: A card needs a name/),
      expect.stringMatching(
        /^FAILED {2}bad\/shape\.json is no scenario\. \/steps\/0\/do: Expected one of .* \/expect\/0\/after: /,
      ),
      "FAILED  There is no file missing.json.",
      "FAILED  No .json file is in empty.",
      "ok      An Elf",
      "",
      "1 scenario, 2 expectations, 0 failed; 7 files could not be run",
      "",
    ]);
  });

  it("prints a value a line with --json", async () => {
    const { code, stdout, stderr } = await run(["suite", "bad/broken.json", "bad/shape.json", "--json"]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    const file = "suite/b/fails.json";
    expect(values(stdout)).toEqual([
      ...holds.map((expectation) => ({
        file: "suite/a.json",
        expectation,
        pass: true,
        actual: { after: 2, ...expectation },
      })),
      {
        file,
        expectation: fails[0],
        pass: false,
        actual: { after: 1, object: "king", type_line: "Creature — Goblin" },
      },
      { file, expectation: fails[1], pass: false, actual: { after: 0, object: "king", name: "Goblin King" } },
      { file, expectation: fails[2], pass: true, actual: { after: 1 } },
      { file: "bad/broken.json", error: { tag: "InvalidJson", message: expect.any(String) } },
      {
        file: "bad/shape.json",
        error: { tag: "InvalidRequest", message: expect.any(String), pointer: "/steps/0/do" },
      },
    ]);
  });

  it.each([
    [[], "Missing required argument: file"],
    [["-", "-"], "only once"],
    [["suite", "--ndjson"], "--ndjson"],
  ])("ends wrong usage with 2: %j", async (args, sentence) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(sentence);
  });

  it("prints what README.md shows", async () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const { stdout } = await run(["goblin-king.json", "suite/a.json"]);
    expect(readme).toContain(`$ palimpsest run goblin-king.json suite/a.json\n${stdout}\`\`\``);
  });
});
