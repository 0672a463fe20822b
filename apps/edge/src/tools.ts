/** The tools of the MCP endpoint: each row of the contract that has the name of one, with all of its input in one object. */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { type Contract, contract } from "./contract.ts";
import type { Endpoint, Handler } from "./endpoint.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { inputIn } from "./input.ts";
import { operations } from "./operations.ts";
import { type Problem, problemOf } from "./problem.ts";
import { runtime, type Services } from "./services.ts";

type Json = Readonly<Record<string, unknown>>;

/** A tool, as `tools/list` shows it. */
interface Description {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Json;
  readonly annotations: Json;
}

const rows = new Map<string, { readonly key: keyof Contract; readonly endpoint: Endpoint }>();
for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
  if (endpoint.tool !== undefined) rows.set(endpoint.tool, { key: key as keyof Contract, endpoint });
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

let listed: ReadonlyArray<Description> | undefined;

/** The tools. Their schemas are made when they are first asked for, since most isolates never are. */
export const list = (): ReadonlyArray<Description> => {
  listed ??= [...rows].map(([name, { endpoint }]) => ({
    name,
    title: endpoint.summary,
    description: `${endpoint.description}${choice(endpoint)}`,
    inputSchema: inputSchema(endpoint),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }));
  return listed;
};

/** Whether there is a tool of this name. */
export const has = (name: string): boolean => rows.has(name);

/** What came of a call: the answer of the endpoint, or the problem that it would have had. */
export type Called = { readonly answer: unknown } | { readonly problem: Problem };

/** Calls a tool. Rejects for a fault of the service alone. */
export const call = async (name: string, given: unknown): Promise<Called> => {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`There is no tool ${name}.`);
  const handler = operations[row.key] as unknown as Handler<Endpoint, Services>;
  const program = Effect.flatMap(inputIn(row.endpoint, given), handler);
  const settled = await settle(runtime, program as Effect.Effect<unknown, Failure, Services>);
  return Result.isSuccess(settled)
    ? { answer: settled.success }
    : { problem: problemOf(...blame(row.endpoint, settled.failure)) };
};
