/** Code samples of pages, READMEs and docstrings, and what their tags say: whether each is run, or only shown and why. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Sample {
  /** Where it stands: `README.md:28`. */
  readonly at: string;
  readonly language: string;
  /** `run`, `output`, `shown="…"`, or what else stands behind the language. */
  readonly tag: string;
  readonly text: string;
  /** What stands right below it as its output. */
  readonly output?: string;
}

const files = (...patterns: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter((path) => path !== "");

const blocksOf = (path: string): ReadonlyArray<Sample> => {
  const source = readFileSync(root + path, "utf8");
  const blocks = [...source.matchAll(/^([ ]*)```(\S*)[ ]*(.*)\n([\s\S]*?)^\1```[ ]*$/gm)].map((match) => {
    const [, indent = "", language = "", tag = "", text = ""] = match;
    return {
      at: `${path}:${source.slice(0, match.index).split("\n").length}`,
      language,
      tag: tag.trim(),
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    };
  });
  // A diagram is no code.
  const code = blocks.filter(({ language }) => language !== "mermaid");
  return code.map((block, index) => {
    const next = code[index + 1];
    return next?.tag === "output" ? { ...block, output: next.text } : block;
  });
};

/** Every fenced block of the project's Markdown. */
export const samples: ReadonlyArray<Sample> = files("*.md", "*.mdx")
  .filter((path) => !/^(\.changeset|packages\/[^/]+\/test)\//.test(path))
  .flatMap(blocksOf);

/** Those of a language that are run. */
export const ran = (language: string): ReadonlyArray<Sample> =>
  samples.filter((each) => each.tag === "run" && each.language === language);

/** The examples in the docstrings of what is published. */
export const docstrings: ReadonlyArray<Sample> = files("packages/*/src/*.ts").flatMap((path) => {
  const source = readFileSync(root + path, "utf8");
  return [...source.matchAll(/@example\n \* ```ts\n((?: \*.*\n)*?) \* ```/g)].map((match) => ({
    at: `${path}:${source.slice(0, match.index).split("\n").length}`,
    language: "ts",
    tag: "run",
    text: (match[1] ?? "").replaceAll(/^ \* ?/gm, ""),
  }));
});

/** A value as a comment tells it: `=> value`, or a literal. */
const told = /^(.*;)\s*\/\/ (?:=> (.+)|(["[{].*|-?\d+|true|false|null|undefined))$/;

/** The program with every value that a comment tells as an assertion. */
export const asserting = (program: string): string => {
  const lines: Array<string> = [];
  let statement: Array<string> = [];
  for (const line of program.split("\n")) {
    const [, code, arrow, literal] = told.exec(line) ?? [];
    const value = arrow ?? literal;
    statement.push(code ?? line);
    if (!(code ?? line).trimEnd().endsWith(";") && line.trim() !== "") continue;
    const expression = statement.join("\n").replace(/;\s*$/, "");
    if (value === undefined || /^\s*(const|import|let|console)\b/.test(expression)) lines.push(...statement);
    else lines.push(`same(${expression}, ${value});`);
    statement = [];
  }
  lines.push(...statement);
  return `import { deepStrictEqual as same } from "node:assert/strict";\n${lines.join("\n")}\nvoid same;\n`;
};
