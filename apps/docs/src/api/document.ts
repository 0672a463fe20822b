/** As much of an OpenAPI document as the reference page draws. */

/** A JSON Schema, of the kinds that the contract makes. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: "string" | "number" | "integer" | "boolean" | "null" | "array" | "object";
  readonly description?: string;
  readonly enum?: ReadonlyArray<unknown>;
  readonly anyOf?: ReadonlyArray<JsonSchema>;
  readonly allOf?: ReadonlyArray<JsonSchema>;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: ReadonlyArray<string>;
  readonly additionalProperties?: boolean | JsonSchema;
}

interface Shown {
  readonly summary?: string;
  readonly value: unknown;
}
type Shows = Readonly<Record<string, Shown>>;

interface Media {
  readonly schema?: JsonSchema;
  readonly examples?: Shows;
}
export type Content = Readonly<Record<string, Media>>;

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonSchema;
  readonly examples?: Shows;
}

interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
  readonly content?: Content;
  readonly "x-problems"?: ReadonlyArray<{ readonly tag: string; readonly title: string; readonly type: string }>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: ReadonlyArray<Parameter>;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** An operation with its method and path. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The operations, in the order of the document. */
export const routesOf = ({ paths }: Document): ReadonlyArray<Route> =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
