/**
 * The modules of the library as a reference: what each exports, as it is declared and with its docstring. Read from the
 * sources alone, without a type checker: what is exported says its types.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export interface Entry {
  readonly name: string;
  readonly kind: "function" | "value" | "type" | "class";
  /** As declared, without bodies. A schema and the type of the same name are one entry. */
  readonly signature: string;
  /** Paragraphs, with `code` in backticks. */
  readonly doc: ReadonlyArray<string>;
  readonly examples: ReadonlyArray<string>;
}

export interface Module {
  /** As it is imported: `@palimpsest/core/Outcome`. */
  readonly specifier: string;
  /** Below /reference/: `core/outcome`. */
  readonly slug: string;
  readonly name: string;
  readonly about: ReadonlyArray<string>;
  readonly entries: ReadonlyArray<Entry>;
}

export interface Library {
  readonly name: string;
  readonly folder: string;
  readonly modules: ReadonlyArray<Module>;
}

type Declared =
  | ts.VariableStatement
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.ClassDeclaration;

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isVariableStatement(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node);

const nameOf = (node: Declared): string =>
  ts.isVariableStatement(node)
    ? (node.declarationList.declarations[0]?.name.getText() ?? "")
    : (node.name?.getText() ?? "");

const isExported = (node: Declared): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

// ------------------------------------------------------------------------------------------------------ docstrings

/** A docstring's text: each paragraph on one line, links as code. */
const paragraphs = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\{@link\s+([^}|\s]+)[^}]*\}/g, "`$1`")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
    .filter((paragraph) => paragraph !== "");

interface Said {
  readonly doc: ReadonlyArray<string>;
  readonly examples: ReadonlyArray<string>;
}

const textOf = (comment: ts.JSDoc["comment"]): string => ts.getTextOfJSDocComment(comment) ?? "";

const saidOf = (node: ts.Node): Said => {
  const doc = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const examples = (doc?.tags ?? []).filter(({ tagName }) => tagName.text === "example");
  return {
    doc: paragraphs(textOf(doc?.comment)),
    examples: examples.map(({ comment }) => textOf(comment).replace(/^\s*```\w*\n|\n```\s*$/g, "")),
  };
};

/** What a file says about itself at its top: its first comment, unless that belongs to what is declared first. */
const aboutOf = (source: ts.SourceFile): ReadonlyArray<string> => {
  const [first] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  if (first === undefined) return [];
  const text = source.text.slice(first.pos, first.end);
  if (!text.startsWith("/**")) return [];
  return paragraphs(text.slice(3, -2).replace(/^\s*\* ?/gm, ""));
};

// ------------------------------------------------------------------------------------------------------- signatures

/** The text of a node, moved to the left edge. Comments that are docstrings of members stay: they say what those are. */
const written = (node: ts.Node): string => {
  const text = node.getText();
  const lines = text.split("\n");
  const indents = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const indent = Math.min(...indents, Number.POSITIVE_INFINITY);
  return Number.isFinite(indent) && indent > 0
    ? lines.map((line, index) => (index === 0 ? line : line.slice(indent))).join("\n")
    : text;
};

const calls = ({
  typeParameters,
  parameters,
  type,
}: ts.SignatureDeclaration): { readonly before: string; readonly type: string } => {
  const generic = typeParameters === undefined ? "" : `<${typeParameters.map(written).join(", ")}>`;
  return { before: `${generic}(${parameters.map(written).join(", ")})`, type: type === undefined ? "" : written(type) };
};

/** The type of a function that says its types, also of one that gives another, or of a generator that is made an effect. */
const callOf = (node: ts.Expression): string | undefined => {
  if (ts.isArrowFunction(node)) {
    const { before, type } = calls(node);
    const result = type === "" && !ts.isBlock(node.body) ? callOf(node.body) : type;
    return result === undefined ? undefined : `${before} => ${result}`;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const [generator] = node.arguments;
  if (generator === undefined || !ts.isFunctionExpression(generator)) return undefined;
  const { before, type } = calls(generator);
  return `${before} => ${type.replace(/^Effect\.fn\.Return</, "Effect.Effect<")}`;
};

const ofVariable = (node: ts.VariableStatement): Pick<Entry, "kind" | "signature"> => {
  const [declaration] = node.declarationList.declarations;
  if (declaration === undefined) return { kind: "value", signature: "" };
  const name = declaration.name.getText();
  const { type, initializer } = declaration;
  if (type !== undefined) {
    return { kind: ts.isFunctionTypeNode(type) ? "function" : "value", signature: `const ${name}: ${written(type)}` };
  }
  const call = initializer === undefined ? undefined : callOf(initializer);
  if (call !== undefined) return { kind: "function", signature: `const ${name}: ${call}` };
  return { kind: "value", signature: `const ${name} = ${initializer === undefined ? "" : written(initializer)}` };
};

const signatureOf = (node: Declared): Pick<Entry, "kind" | "signature"> => {
  if (ts.isVariableStatement(node)) return ofVariable(node);
  const bare = written(node).replace(/^export (declare )?/, "");
  if (ts.isFunctionDeclaration(node)) {
    const { before, type } = calls(node);
    return { kind: "function", signature: `function ${nameOf(node)}${before}: ${type}` };
  }
  return { kind: ts.isClassDeclaration(node) ? "class" : "type", signature: bare };
};

// ---------------------------------------------------------------------------------------------------------- modules

/** Where a name that a file hands on is declared: in it, or in a file that it imports from. */
const declarationOf = (source: ts.SourceFile, name: string): ReadonlyArray<Declared> => {
  const here = source.statements.filter(isDeclared).filter((node) => nameOf(node) === name);
  if (here.length > 0) return here;
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
    const from = node.moduleSpecifier;
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith(".")) continue;
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
    if (names === undefined || (!ts.isNamedImports(names) && !ts.isNamedExports(names))) continue;
    const found = names.elements.find((element) => element.name.text === name);
    if (found === undefined) continue;
    const inner = declarationOf(
      parse(join(dirname(source.fileName), from.text)),
      (found.propertyName ?? found.name).text,
    );
    if (inner.length > 0) return inner;
  }
  return [];
};

const exportsOf = (source: ts.SourceFile): ReadonlyArray<readonly [name: string, nodes: ReadonlyArray<Declared>]> => {
  const own = source.statements.filter(isDeclared).filter(isExported).map(nameOf);
  const handed = source.statements.flatMap((node) =>
    ts.isExportDeclaration(node) && node.exportClause !== undefined && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
  return [...new Set([...own, ...handed])].map((name) => [name, declarationOf(source, name)]);
};

/** `Schema.Struct(…)` and `type X = typeof X.Type` are one thing. */
const isTypeOfSchema = (node: Declared): boolean =>
  ts.isTypeAliasDeclaration(node) && new RegExp(`^typeof ${node.name.text}\\.Type$`).test(node.type.getText());

const entryOf = (name: string, nodes: ReadonlyArray<Declared>): Entry => {
  const told = nodes.map(saidOf);
  const shown = nodes.length > 1 ? nodes.filter((node) => !isTypeOfSchema(node)) : nodes;
  const signatures = shown.map(signatureOf);
  return {
    name,
    kind: signatures[0]?.kind ?? "value",
    signature: signatures.map(({ signature }) => signature).join("\n\n"),
    doc: told.find(({ doc }) => doc.length > 0)?.doc ?? [],
    examples: told.flatMap(({ examples }) => examples),
  };
};

const kebab = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

const moduleOf = (library: string, file: string): Module => {
  const source = parse(file);
  const name = file.slice(file.lastIndexOf("/") + 1, -".ts".length);
  return {
    specifier: `@palimpsest/${library}/${name}`,
    slug: `${library}/${kebab(name)}`,
    name,
    about: aboutOf(source),
    entries: exportsOf(source).map(([each, nodes]) => entryOf(each, nodes)),
  };
};

/** The public modules of a package: the files at the top of its sources. */
export const read = (name: string, folder: string): Library => ({
  name: `@palimpsest/${name}`,
  folder: name,
  modules: readdirSync(folder)
    .filter((file) => /^[A-Z]\w*\.ts$/.test(file))
    .toSorted()
    .map((file) => moduleOf(name, join(folder, file))),
});
