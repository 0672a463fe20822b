/**
 * Which module, test, scenario and page holds up which rule, read from the files themselves: nothing is listed by hand.
 *
 * - A module implements the rules that its first doc comment names after the word "rule" ("Rule 612.5: …", "Rules
 *   702.96a and 702.96c"). A number in brackets is a pointer and no claim.
 * - A test covers the rules that stand in brackets in its title.
 * - A scenario is about its `rules`, in the numbering of its `edition`.
 * - A page treats the rules that its headings begin with, in the numbering of the `edition` in its frontmatter.
 */
import { readFileSync } from "node:fs";
import * as Rules from "@palimpsest/core/Rules";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { type ProjectFile, projectFiles, root } from "./files.ts";

/** Rules beside 612 that a change of text rests on. Each has a row, and so has every other rule that a module claims. */
export const besides = [
  "123.6",
  "201.5b",
  "400.7a",
  "604.3a",
  "613.7",
  "613.8",
  "701.12h",
  "702.47",
  "702.96",
  "702.148",
  "707.2",
];

/** The older numbering: the same in both editions held. */
export const olderEditions: ReadonlyArray<RulesEdition.RulesEdition> = ["2016-08-26", "2018-08-10"];

const held: Readonly<Record<string, ReadonlyArray<string>>> = JSON.parse(
  readFileSync(`${root}packages/core/test/data/rule-numbers.json`, "utf8"),
);

export const subrules = (edition: string): ReadonlyArray<string> =>
  (held[edition] ?? []).filter((rule) => rule.startsWith("612."));

interface Page {
  readonly path: string;
  readonly title: string;
  /** What the page calls the rule. */
  readonly heading: string;
}

interface Scenarios {
  readonly count: number;
  /** Folders of the suite, from the root of the project. */
  readonly folders: ReadonlyArray<string>;
}

export interface Row {
  readonly rule: string;
  readonly modules: ReadonlyArray<string>;
  readonly tests: ReadonlyArray<string>;
  readonly scenarios: Scenarios;
  readonly pages: ReadonlyArray<Page>;
}

export interface OlderRow extends Omit<Row, "tests"> {
  /** The rule of the newest edition with this content. */
  readonly now: string;
  /** What had no rule of its own yet, and fell under this one. */
  readonly covers: ReadonlyArray<string>;
}

interface Held<A> {
  readonly rules: ReadonlyArray<string>;
  readonly edition: string;
  readonly value: A;
}

const number = String.raw`\d{3}\.\d+[a-z]?`;
const claim = new RegExp(String.raw`\brules? (${number}(?:(?:, | and |, and )${number})*)`, "gi");
const numbersIn = (text: string): ReadonlyArray<string> => text.match(new RegExp(String.raw`\b${number}\b`, "g")) ?? [];

/** The rules that a module's first doc comment claims. */
export const claims = (source: string): ReadonlyArray<string> => {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  const prose = comment.replaceAll(/\n \* ?/g, " ");
  return [...prose.matchAll(claim)].flatMap(([, rules = ""]) => numbersIn(rules));
};

/** The rules in brackets in the titles of a file's tests. */
export const covered = (source: string): ReadonlyArray<string> => {
  const titles = [...source.matchAll(/(?:\b(?:describe|it)(?:\.\w+)*|\))\(\s*(["`])(.*?)\1/g)];
  return titles.flatMap(([, , title = ""]) =>
    [...title.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = ""]) => numbersIn(inside)),
  );
};

/** The rules that a page's headings begin with, each with what the heading says of it. */
export const treated = (source: string): ReadonlyArray<readonly [rule: string, heading: string]> =>
  [...source.matchAll(new RegExp(`^##+ (${number}): (.+)$`, "gm"))].map(([, rule = "", heading = ""]) => [
    rule,
    heading,
  ]);

const frontmatter = (source: string, field: string): string | undefined =>
  new RegExp(String.raw`^${field}: "?([^"\n]+)"?$`, "m").exec(source.split("\n---\n")[0] ?? "")?.[1];

const read = <A>(
  files: ReadonlyArray<ProjectFile>,
  path: RegExp,
  each: (file: ProjectFile, source: string) => ReadonlyArray<Held<A>>,
): ReadonlyArray<Held<A>> =>
  files.filter((file) => path.test(file.path)).flatMap((file) => each(file, file.lines.join("\n")));

const collect = () => {
  const files = projectFiles();
  const edition = RulesEdition.newest;
  return {
    modules: read(files, /^packages\/core\/src\/.*\.ts$/, ({ path }, source) => [
      { rules: claims(source), edition, value: path },
    ]),
    tests: read(files, /^packages\/core\/test\/.*\.test\.ts$/, ({ path }, source) => [
      { rules: covered(source), edition, value: path },
    ]),
    scenarios: read(files, /^packages\/scenarios\/suite\/.*\.json$/, ({ path }, source) => {
      const scenario: { readonly rules: ReadonlyArray<string>; readonly edition?: string } = JSON.parse(source);
      const folder = path.slice(0, path.lastIndexOf("/"));
      return [{ rules: scenario.rules, edition: scenario.edition ?? edition, value: folder }];
    }),
    pages: read(files, /^apps\/docs\/src\/content\/docs\/.*\.mdx?$/, ({ path }, source) =>
      treated(source).map(([rule, heading]) => ({
        rules: [rule],
        edition: frontmatter(source, "edition") ?? edition,
        value: { path, title: frontmatter(source, "title") ?? path, heading },
      })),
    ),
  };
};

const letterless = (rule: string): string => rule.replace(/[a-z]$/, "");
const isOlder = (edition: string): boolean => (olderEditions as ReadonlyArray<string>).includes(edition);

/** By chapter, then by number, then by letter. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

const unique = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(values)];

const values = <A>(all: ReadonlyArray<Held<A>>, wanted: (held: Held<A>) => boolean): ReadonlyArray<A> =>
  all.filter(wanted).map(({ value }) => value);

/** `own` are folders named for the rule; only where there are none, those that hold a scenario about it. */
const scenariosIn = (folders: ReadonlyArray<string>, isOwn: (rule: string) => boolean): Scenarios => {
  const all = [...unique(folders)].sort(inOrder);
  const own = all.filter((folder) => isOwn(folder.slice(folder.lastIndexOf("/") + 1)));
  return { count: folders.length, folders: own.length > 0 ? own : all };
};

/** Every row of the newest numbering, and of the older one. */
export const rulesTable = (): { readonly rows: ReadonlyArray<Row>; readonly older: ReadonlyArray<OlderRow> } => {
  const { modules, tests, scenarios, pages } = collect();
  const asked = [...subrules(RulesEdition.newest), ...besides];
  // 702.96c belongs to the row of 702.96; 612.2a has one of its own.
  const rowOf = (rule: string): string =>
    asked.includes(rule) || !asked.includes(letterless(rule)) ? rule : letterless(rule);
  /** An edition between the two numberings: the first rule that it is cited for. */
  const inNewest = (rule: string, edition: string): string =>
    edition === RulesEdition.newest || !RulesEdition.isEdition(edition)
      ? rule
      : (asked.find((newer) => RulesEdition.cite(newer, edition) === rule) ?? rule);
  const claimed = modules.flatMap(({ rules }) => rules.map(rowOf));
  const about = (row: string) => (held: Held<unknown>) =>
    !isOlder(held.edition) && held.rules.some((rule) => rowOf(inNewest(rule, held.edition)) === row);

  const rows = [...unique([...asked, ...claimed])].sort(inOrder).map(
    (rule): Row => ({
      rule,
      modules: values(modules, about(rule)),
      tests: values(tests, about(rule)),
      scenarios: scenariosIn(values(scenarios, about(rule)), (folder) => rowOf(folder) === rule),
      pages: values(pages, about(rule)),
    }),
  );

  const older = subrules("2018-08-10").map((rule): OlderRow => {
    const [now = rule, ...covers] = subrules(RulesEdition.newest).filter(
      (newer) => RulesEdition.cite(newer, "2018-08-10") === rule,
    );
    const then = (held: Held<unknown>) => isOlder(held.edition) && held.rules.includes(rule);
    return {
      rule,
      now,
      covers,
      modules: values(modules, about(now)),
      scenarios: scenariosIn(values(scenarios, then), (folder) => folder === rule),
      pages: values(pages, then),
    };
  });
  return { rows, older };
};

// ------------------------------------------------------------------------------------------------ as it is written

const short = (path: string): string => path.replace(/^packages\/core\/(?:src|test)\//, "");
const code = (paths: ReadonlyArray<string>): string => paths.map((path) => `\`${short(path)}\``).join(", ");
const links = (pages: ReadonlyArray<Page>): string =>
  unique(pages.map(({ path, title }) => `[${title}](${path})`)).join(", ");

const folders = ({ count, folders: all }: Scenarios): string => {
  if (count === 0) return "";
  const shown = all.map((folder) => `[${folder.replace("packages/scenarios/suite/", "")}](${folder})`);
  return `${count} in ${shown.join(", ")}`;
};

/** Aligned, as the formatter wants it. */
const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: ReadonlyArray<string>, fill: string): string =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  return [line(head, " "), line([], "-"), ...rows.map((cells) => line(cells, " "))].join("\n");
};

const heading = ({ pages }: Pick<Row, "pages">): string => pages[0]?.heading ?? "";

const section = ({ rows, older }: ReturnType<typeof rulesTable>): string =>
  [
    table(
      ["Rule", "What it is about", "Modules", "Tests", "Scenarios", "Docs"],
      rows.map((row) => [
        row.rule,
        heading(row),
        code(row.modules),
        code(row.tests),
        folders(row.scenarios),
        links(row.pages),
      ]),
    ),
    `Rule 612 as the editions from ${olderEditions.join(" to ")} number it. What had no rule of its own then is cited as the rule that covered it.`,
    table(
      ["Then", "Now", "What it is about", "Covered as well what is now", "Modules", "Scenarios", "Docs"],
      older.map((row) => [
        row.rule,
        row.now,
        heading(row),
        row.covers.join(", "),
        code(row.modules),
        folders(row.scenarios),
        links(row.pages),
      ]),
    ),
  ].join("\n\n");

const from = "<!-- The rules table begins: pnpm rules-table writes it. -->";
const to = "<!-- The rules table ends. -->";

/** Modules that cite a rule without a claim to implement it: those that hold a keyword's words, or an error's reason. */
const citing = (files: ReadonlyArray<ProjectFile>, rule: string): ReadonlyArray<string> =>
  files
    .filter(({ path }) => /^packages\/core\/src\/(?!RulesEdition|data\/rules\b).*\.ts$/.test(path))
    .filter(({ lines }) => lines.some((line) => line.includes(`"${rule}"`)))
    .map(({ path }) => path);

/** What the API says of the rules that it cites, and the pages of the docs of theirs. */
const wire = (rows: ReadonlyArray<Pick<Row, "rule" | "modules" | "scenarios">>) =>
  Object.fromEntries(
    rows.map(({ rule, modules, scenarios }) => [
      rule,
      {
        modules: modules.map(short).join(" "),
        scenarios: scenarios.count,
        folders: scenarios.folders.map((folder) => folder.replace("packages/scenarios/", "")).join(" "),
      },
    ]),
  );

/** The files that hold the table, as they should be. */
export const written = (): ReadonlyArray<{ readonly path: string; readonly text: string }> => {
  const all = rulesTable();
  const page = readFileSync(`${root}ARCHITECTURE.md`, "utf8");
  const [before, rest] = page.split(from);
  const after = rest?.split(to)[1];
  if (before === undefined || after === undefined)
    throw new Error(`ARCHITECTURE.md lacks a line "${from}" or "${to}".`);
  const files = projectFiles();
  const rowOf = new Map(all.rows.map((row) => [row.rule, row]));
  const data = {
    [RulesEdition.newest]: wire(
      Rules.all.flatMap(({ number }): ReadonlyArray<Pick<Row, "rule" | "modules" | "scenarios">> => {
        const row = rowOf.get(number) ?? rowOf.get(letterless(number));
        if (row !== undefined) return [{ ...row, rule: number }];
        const modules = citing(files, number);
        return modules.length === 0 ? [] : [{ rule: number, modules, scenarios: { count: 0, folders: [] } }];
      }),
    ),
    "2018-08-10": wire(all.older),
  };
  return [
    { path: "ARCHITECTURE.md", text: `${before}${from}\n\n${section(all)}\n\n${to}${after}` },
    { path: "apps/docs/src/data/rules.json", text: `${JSON.stringify(data, null, 2)}\n` },
  ];
};
