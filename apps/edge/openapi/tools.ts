/**
 * What the MCP endpoint answers to `tools/list`: each row of the contract that has the name of a tool, with all of its input
 * in one object. It is made as the Worker is built, since what makes the schemas would be a twentieth of the Worker.
 */
import * as Schema from "effect/Schema";
import { contract } from "../src/contract.ts";
import type { Endpoint } from "../src/endpoint.ts";
import { endpoints as descriptions } from "./descriptions.ts";

type Json = Readonly<Record<string, unknown>>;

/** A tool, as `tools/list` shows it. */
interface Description {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Json;
  readonly annotations: Json;
}

/** MCP wants an object at the root, where a schema with an identifier has a reference. */
const atRoot = (schema: Schema.Constraint): { readonly root: Json; readonly definitions: Json } => {
  const { schema: whole, definitions } = Schema.toJsonSchemaDocument(schema);
  const name = /^#\/\$defs\/(.+)$/.exec(String(whole.$ref))?.[1];
  if (name === undefined) return { root: whole, definitions };
  const { [name]: root, ...others } = definitions;
  return { root: root as Json, definitions: others };
};

/** Shapes side by side become one object with the fields of all of them: clients refuse a choice at the root. */
const inputSchema = ({ body, parameters }: Endpoint): Json => {
  const shapes = [...(parameters === undefined ? [] : [parameters]), ...(body ?? []).map(({ schema }) => schema)].map(
    atRoot,
  );
  const required = shapes.map(({ root }) => (root.required ?? []) as ReadonlyArray<string>);
  const [first = [], ...others] = required;
  const always = first.filter((name) => others.every((names) => names.includes(name)));
  const definitions = Object.assign({}, ...shapes.map((shape) => shape.definitions)) as Json;
  return {
    type: "object",
    properties: Object.assign({}, ...shapes.map(({ root }) => root.properties ?? {})) as Json,
    ...(always.length === 0 ? {} : { required: always }),
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
  };
};

/** Which fields go together, where there is a choice. */
const choice = ({ body = [] }: Endpoint): string =>
  body.length < 2
    ? ""
    : ` Give ${body.map(({ needs }) => needs.map((name) => `\`${name}\``).join(" and ")).join(", or ")}.`;

/** Every tool. */
export const tools: ReadonlyArray<Description> = Object.entries<Endpoint>(contract).flatMap(([key, endpoint]) =>
  endpoint.tool === undefined
    ? []
    : [
        {
          name: endpoint.tool,
          title: descriptions[key as keyof typeof descriptions].summary,
          description: `${descriptions[key as keyof typeof descriptions].description}${choice(endpoint)}`,
          inputSchema: inputSchema(endpoint),
          annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
        },
      ],
);
