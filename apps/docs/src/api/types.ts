/** Schemas in words, with links to the shapes that have a name. */
import type { JsonSchema } from "./document.ts";

/** A piece of such words. */
export interface Part {
  readonly text: string;
  /** The shape that it names. */
  readonly shape?: string;
  /** Whether it stands on the wire as it is here. */
  readonly literal?: boolean;
}

/** Where a shape stands on the page. */
export const shapeAnchor = (name: string): string => `shape-${name}`;

const joined = (lists: ReadonlyArray<ReadonlyArray<Part>>, by: string): ReadonlyArray<Part> =>
  lists.flatMap((parts, index) => (index === 0 ? parts : [{ text: by }, ...parts]));

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

const plain: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "true or false",
  null: "null",
  object: "object",
};

/** What a value of a schema is. */
export const typeOf = (schema: JsonSchema): ReadonlyArray<Part> => {
  if (schema.$ref !== undefined) return [{ text: nameOf(schema.$ref), shape: nameOf(schema.$ref) }];
  if (schema.enum !== undefined) {
    const values = schema.enum.map((value) => [{ text: JSON.stringify(value), literal: true }]);
    return joined(values, ", ");
  }
  if (schema.anyOf !== undefined) return joined(schema.anyOf.map(typeOf), " or ");
  if (schema.type === "array") return [{ text: "list of " }, ...typeOf(schema.items ?? {})];
  const { additionalProperties: values } = schema;
  if (schema.type === "object" && schema.properties === undefined && typeof values === "object") {
    return [{ text: "object, by name, of " }, ...typeOf(values)];
  }
  return [{ text: plain[schema.type ?? ""] ?? "anything" }];
};

/** A field of an object, as a row of a table. */
export interface Field {
  /** `errors[].pointer`: a field within a list within. */
  readonly path: string;
  readonly required: boolean;
  readonly type: ReadonlyArray<Part>;
  readonly description: string;
}

const within = (schema: JsonSchema, path: string): ReadonlyArray<Field> => {
  if (schema.type === "array" && schema.items !== undefined) return within(schema.items, `${path}[]`);
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((choice) => within(choice, path));
  return fieldsOf(schema, `${path}.`);
};

/** The fields of an object, and those of the objects in it that have no name of their own. */
export const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, before = ""): ReadonlyArray<Field> =>
  Object.entries(properties).flatMap(([name, schema]) => [
    {
      path: `${before}${name}`,
      required: required.includes(name),
      type: typeOf(schema),
      description: schema.description ?? "",
    },
    ...within(schema, `${before}${name}`),
  ]);

/** Whether an object may have fields that the schema does not name, and keeps them. */
export const keepsOthers = ({ allOf = [] }: JsonSchema): boolean =>
  allOf.some(({ additionalProperties }) => typeof additionalProperties === "object");
