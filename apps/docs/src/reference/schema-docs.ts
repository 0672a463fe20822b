/**
 * What the comments in the sources say of schemas and their fields. A JSON Schema that is made of them has the names of
 * the schemas, but not their comments.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export interface Documented {
  readonly about: string;
  readonly fields: ReadonlyMap<string, string>;
}

const commentOf = (node: ts.Node): string => {
  const doc = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? "";
  return text.replace(/\s*\n\s*/g, " ").trim();
};

/** The object literals within an expression, from the outside in: the first is that of the fields. */
const literalIn = (node: ts.Node): ts.ObjectLiteralExpression | undefined => {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isCallExpression(node)) {
    const within = ts.isPropertyAccessExpression(node.expression) ? literalIn(node.expression.expression) : undefined;
    return within ?? node.arguments.map(literalIn).find((each) => each !== undefined);
  }
  return undefined;
};

type Declarations = ReadonlyMap<string, ts.VariableDeclaration>;

const fieldsOf = (
  literal: ts.ObjectLiteralExpression | undefined,
  all: Declarations,
): ReadonlyArray<readonly [string, string]> =>
  (literal?.properties ?? []).flatMap((property): ReadonlyArray<readonly [string, string]> => {
    if (ts.isSpreadAssignment(property)) {
      const from = all.get(property.expression.getText())?.initializer;
      return from === undefined ? [] : fieldsOf(literalIn(from), all);
    }
    const comment = commentOf(property);
    const name = property.name.getText();
    return comment === "" ? [] : [[name, comment]];
  });

/** By the name of a schema, what the files say of it. */
export const documented = (modules: ReadonlyArray<string>): ReadonlyMap<string, Documented> => {
  const found = new Map<string, Documented>();
  for (const module of modules) {
    const text = readFileSync(fileURLToPath(import.meta.resolve(module)), "utf8");
    const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true);
    const statements = source.statements.filter(ts.isVariableStatement);
    const all = new Map(
      statements.flatMap(({ declarationList }) =>
        declarationList.declarations.map((declaration) => [declaration.name.getText(), declaration] as const),
      ),
    );
    for (const statement of statements) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer === undefined) continue;
        const [, identifier = name.getText()] = /identifier: "(\w+)"/.exec(initializer.getText()) ?? [];
        if (!/^[A-Z]/.test(identifier)) continue;
        found.set(identifier, {
          about: commentOf(statement),
          fields: new Map(fieldsOf(literalIn(initializer), all)),
        });
      }
    }
  }
  return found;
};
