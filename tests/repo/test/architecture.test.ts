import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { projectFiles, root } from "../support/files.ts";
import {
  besides,
  claims,
  covered,
  olderEditions,
  type Row,
  rulesTable,
  subrules,
  treated,
  written,
} from "../support/rules-table.ts";

describe("what the table goes by", () => {
  it.each([
    ["/** Rule 612.5: boxes. */", ["612.5"]],
    ["/**\n * Rules 702.96a and\n * 702.96c. And rule 613.7: later.\n */", ["702.96a", "702.96c", "613.7"]],
    ["/** A pointer (612.5), and the rules of 2016. */", []],
    ['import x from "x";\n/** Rule 612.5: not at the top. */', []],
  ])("a module's first comment: %s", (source, rules) => {
    expect(claims(source)).toEqual(rules);
  });

  it.each([
    ['it("keeps the name (612.2)", () =>', ["612.2"]],
    ['it.effect.each([\n["612.3", "(612.4)"]])("%s (612.2a, 111.4): %s", () =>', ["612.2a", "111.4"]],
    ['assert.strictEqual(rule, "cited (612.2)")', []],
    ['describe("names of 612.7", () =>', []],
  ])("a test's title: %s", (source, rules) => {
    expect(covered(source)).toEqual(rules);
  });

  it("a page's headings", () => {
    expect(
      treated("---\ntitle: 612.1\n---\n## 612.5: Boxes\n### 702.96: Each\n## Why 612.6\n612.7: no heading"),
    ).toEqual([
      ["612.5", "Boxes"],
      ["702.96", "Each"],
    ]);
  });
});

describe("the table of rules", () => {
  const { rows, older } = rulesTable();
  const incomplete = ({ modules, scenarios, pages }: Pick<Row, "modules" | "scenarios" | "pages">) => [
    ...(modules.length === 0 ? ["no module"] : []),
    ...(scenarios.count === 0 ? ["no scenario"] : []),
    ...(pages.length === 0 ? ["no page"] : []),
  ];

  it.each(written())("in $path is what `npx -y pnpm@12.4.2 rules-table` writes", ({ path, text }) => {
    expect(readFileSync(root + path, "utf8")).toBe(text);
  });

  it.each([...subrules("2026-09-25"), ...besides])("%s has a module, a test, a scenario and a page", (rule) => {
    const row = rows.find((each) => each.rule === rule);
    expect(row && [...incomplete(row), ...(row.tests.length === 0 ? ["no test"] : [])]).toEqual([]);
  });

  it.each(olderEditions)("has every subrule of 612 as the edition of %s numbers them", (edition) => {
    expect(older.map(({ rule }) => rule)).toEqual(subrules(edition));
  });

  it.each(subrules("2018-08-10"))("%s of 2018-08-10 has a module, a scenario and a page of that edition", (rule) => {
    const row = older.find((each) => each.rule === rule);
    expect(row && incomplete(row)).toEqual([]);
  });
});

describe("the map of the repository", () => {
  const [map = ""] = readFileSync(`${root}ARCHITECTURE.md`, "utf8").split("<!-- The rules table begins");
  const named = [...map.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  const paths = projectFiles().map(({ path }) => path.split("/"));
  /** The first folders of each path, as many as are asked for, where a file is in or below them. */
  const folders = (depth: number, of: (path: ReadonlyArray<string>) => boolean): ReadonlyArray<string> => [
    ...new Set(paths.flatMap((path) => (path.length > depth && of(path) ? [path.slice(0, depth).join("/")] : []))),
  ];
  const isPackage = ([top = ""]: ReadonlyArray<string>): boolean => ["packages", "apps"].includes(top);
  const ofWeight = [
    ...folders(1, ([top]) => !["packages", "apps", "tests"].includes(top ?? "")),
    ...folders(2, (path) => isPackage(path) || path[0] === "tests"),
    ...folders(3, (path) => isPackage(path) && path[2] !== "test"),
    ...folders(4, (path) => isPackage(path) && path[2] === "src"),
  ];

  it("names every folder of weight", () => {
    expect(ofWeight.length).toBeGreaterThan(40);
    expect(ofWeight.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it("names every public module of core", () => {
    const modules = paths.flatMap((path) =>
      path.length === 4 && path.join("/").startsWith("packages/core/src/")
        ? [(path[3] ?? "").replace(/\.ts$/, "")]
        : [],
    );
    expect(modules.length).toBeGreaterThan(40);
    expect(modules.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("has only paths that are there", () => {
    const below = ["", "packages/core/src/", "packages/core/src/internal/", "packages/core/"];
    const written = named.filter((name) => name.includes("/") && !/[ @]/.test(name));
    expect(written.length).toBeGreaterThan(40);
    expect(written.filter((path) => !below.some((before) => existsSync(root + before + path)))).toEqual([]);
  });
});
