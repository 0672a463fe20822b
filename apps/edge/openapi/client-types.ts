/** The types of the client package: the shapes and the routes of the document, in TypeScript as a person would write them. */
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value : []) as ReadonlyArray<Json>;
const entries = (value: unknown): ReadonlyArray<readonly [string, Json]> =>
  Object.entries((value ?? {}) as Readonly<Record<string, Json>>);

const comment = (description: unknown): string =>
  typeof description === "string" && description !== "" ? `/** ${description.replaceAll("*/", "* /")} */\n` : "";

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const union = (types: ReadonlyArray<string>): string => [...new Set(types)].join(" | ") || "never";

/** What stands beside the named properties: `true` is the same as nothing here, as it says that more is ignored. */
const rest = (schema: Json): ReadonlyArray<string> =>
  [schema, ...list(schema.allOf)].flatMap(({ additionalProperties }) =>
    isObject(additionalProperties) ? [`readonly [field: string]: ${typeOf(additionalProperties)};`] : [],
  );

const objectOf = (schema: Json): string => {
  const required = (schema.required ?? []) as ReadonlyArray<string>;
  const fields = entries(schema.properties).map(([name, property]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${comment(property.description)}readonly ${key(name)}${optional}: ${typeOf(property)};`;
  });
  return `{\n${[...fields, ...rest(schema)].join("\n")}\n}`;
};

const plain: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/** Fails for what no schema of the contract has, rather than to write a type that says too little. */
const typeOf = (schema: Json): string => {
  if (typeof schema.$ref === "string") return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  if ("const" in schema) return JSON.stringify(schema.const);
  const choices = list(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return union(choices.map(typeOf));
  if (schema.type === "array") return `ReadonlyArray<${typeOf(schema.items as Json)}>`;
  if (schema.type === "object") return objectOf(schema);
  const simple = plain[String(schema.type)];
  if (simple !== undefined) return simple;
  if (Object.keys(schema).every((name) => name === "description")) return "unknown";
  throw new Error(`There is no type for ${JSON.stringify(schema)}.`);
};

const definition = ([name, schema]: readonly [string, Json]): string => {
  const type = typeOf(schema);
  const written = type.startsWith("{") ? `export interface ${name} ${type}` : `export type ${name} = ${type};`;
  return comment(schema.description) + written;
};

const parametersIn = (operation: Json, place: string): ReadonlyArray<Json> =>
  list(operation.parameters).filter((parameter) => parameter.in === place);

const parameterObject = (parameters: ReadonlyArray<Json>): string =>
  objectOf({
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...(schema as Json), description }]),
    ),
  });

const json = (content: unknown): Json | undefined => {
  const media = isObject(content) ? (content["application/json"] ?? content["application/problem+json"]) : undefined;
  return isObject(media) ? (media.schema as Json) : undefined;
};

const inputOf = (operation: Json): string => {
  const body = json((operation.requestBody as Json | undefined)?.content);
  const path = parametersIn(operation, "path");
  const query = parametersIn(operation, "query");
  const optional = query.every(({ required }) => required !== true) ? "?" : "";
  const fields = [
    ...(body === undefined ? [] : [`json: ${typeOf(body)};`]),
    ...(path.length === 0 ? [] : [`param: ${parameterObject(path)};`]),
    ...(query.length === 0 ? [] : [`query${optional}: ${parameterObject(query)};`]),
  ];
  return fields.length === 0 ? "object" : `{\n${fields.join("\n")}\n}`;
};

/** A problem says more in the document than in a type: its tags are no closed list for a client. */
const operationOf = (operation: Json): string => {
  const responses = entries(operation.responses);
  const success = json(responses.find(([status]) => status === "200")?.[1].content);
  const refusals = responses.flatMap(([status, { content }]) => (Number(status) >= 400 && content ? [status] : []));
  return `Answers<${inputOf(operation)}, ${success === undefined ? "never" : typeOf(success)}, ${union(refusals)}>`;
};

/** Whether a client that speaks JSON can call it and read the answer. */
const speaksJson = (operation: Json): boolean => {
  const body = operation.requestBody as Json | undefined;
  const success = (operation.responses as Readonly<Record<string, Json>>)["200"];
  return (body === undefined || json(body.content) !== undefined) && json(success?.content) !== undefined;
};

const routes = (document: Json): string =>
  entries(document.paths)
    .map(([path, methods]) => {
      const operations = entries(methods).filter(([, operation]) => speaksJson(operation));
      const typed = operations.map(
        ([method, operation]) => `${comment(operation.summary)}$${method}: ${operationOf(operation)};`,
      );
      return operations.length === 0
        ? ""
        : `${JSON.stringify(path.replace(/\{(\w+)\}/g, ":$1"))}: {\n${typed.join("\n")}\n};`;
    })
    .join("\n");

/** The module, as it is before it is formatted. */
export const clientTypes = (document: Json): string => `/**
 * The shapes and the routes of the API. This file is written from its description:
 * \`npx -y pnpm@12.4.2 client-types\` writes it anew.
 */

${entries((document.components as Json).schemas)
  .map(definition)
  .join("\n\n")}

// No interface: Hono's client asks for an index signature, which an alias has implicitly.
type Answer<Input, Output, Status> = {
  readonly input: Input;
  readonly output: Output;
  readonly outputFormat: "json";
  readonly status: Status;
};

/** A success, or a problem with one of these statuses. */
type Answers<Input, Success, Refusal> =
  | Answer<Input, Success, 200>
  | (Refusal extends number ? Answer<Input, Problem, Refusal> : never);

/** Each path with its methods: what is sent, and for each status what comes back. */
export type Routes = {
${routes(document)}
};
`;
