/** The OpenAPI 3.1 document of the contract. The examples' answers are computed by the app as the document is made. */
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import { LineError } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as JsonSchema from "effect/JsonSchema";
import type * as Schema from "effect/Schema";
import * as SchemaRepresentation from "effect/SchemaRepresentation";
import { answers } from "../src/answers.ts";
import { contract } from "../src/contract.ts";
import { type Endpoint, problemTags } from "../src/endpoint.ts";
import { linesTypes } from "../src/lines-hono.ts";
import { catalogue, type Tag, typeOf } from "../src/problem.ts";
import { Problem } from "../src/problem-schema.ts";
import { version } from "../src/version.ts";
import { endpoints as descriptions } from "./descriptions.ts";
import { type Example, examples } from "./examples.ts";
import { requestFor } from "./request.ts";

type Json = Readonly<Record<string, unknown>>;
type App = (request: Request) => Response | Promise<Response>;
interface Answered extends Example {
  readonly name: string;
  readonly answer: unknown;
  /** The media type of the answer. */
  readonly form: string;
}

const endpoints: ReadonlyArray<readonly [id: keyof typeof contract, endpoint: Endpoint]> = Object.entries(
  contract,
) as never;

const schemasOf = (
  id: keyof typeof contract,
  { parameters, body = [] }: Endpoint,
): ReadonlyArray<Schema.Constraint> => [
  ...(parameters === undefined ? [] : [parameters]),
  ...body.map(({ schema }) => schema),
  answers[id],
];

/** All schemas are compiled together, so that shared ones become one component. */
const compile = () => {
  const schemas: ReadonlyArray<Schema.Constraint> = [
    Problem,
    LineError,
    ...endpoints.flatMap(([id, endpoint]) => schemasOf(id, endpoint)),
  ];
  const [first, ...others] = schemas.map(({ ast }) => ast);
  if (first === undefined) throw new Error("The contract is empty.");
  const { schemas: compiled, definitions } = JsonSchema.toMultiDocumentOpenApi3_1(
    SchemaRepresentation.toJsonSchemaMultiDocument(SchemaRepresentation.toRepresentations([first, ...others])),
  );
  return { ref: (schema: Schema.Constraint): Json => compiled[schemas.indexOf(schema)] as Json, definitions };
};

const answer = async (app: App, endpoint: Endpoint, name: string, example: Example): Promise<Answered> => {
  const response = await app(requestFor(endpoint, example, "http://localhost"));
  if (response.status !== example.status) {
    throw new Error(
      `Example ${name} of ${endpoint.path} answers ${response.status}, not ${example.status}: ${await response.text()}`,
    );
  }
  const [form = ""] = (response.headers.get("content-type") ?? "").split(";");
  const isJson = form === "application/json" || form.endsWith("+json");
  return { ...example, name, form, answer: isJson ? await response.json() : await response.text() };
};

const named = (all: ReadonlyArray<Answered>, value: (example: Answered) => unknown): Json =>
  all.length === 0
    ? {}
    : { examples: Object.fromEntries(all.map((each) => [each.name, { summary: each.summary, value: value(each) }])) };

const parametersOf = (endpoint: Endpoint, schema: Json, all: ReadonlyArray<Answered>): ReadonlyArray<Json> => {
  const properties = schema.properties as Readonly<Record<string, Json>>;
  const required = (schema.required ?? []) as ReadonlyArray<string>;
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: endpoint.path.includes(`:${name}`) ? "path" : "query",
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
    ...named(
      all.filter(({ parameters }) => parameters?.[name] !== undefined),
      ({ parameters }) => parameters?.[name],
    ),
  }));
};

const problemResponse = (ref: Json, tags: ReadonlyArray<Tag>, all: ReadonlyArray<Answered>): Json => ({
  description: `${tags.map((tag) => catalogue[tag].title).join(". Or: ")}.`,
  // For the reference page: the same as a list.
  "x-problems": tags.map((tag) => ({ tag, title: catalogue[tag].title, type: typeOf(tag) })),
  content: {
    "application/problem+json": {
      schema: { allOf: [ref, { type: "object", properties: { tag: { enum: tags } } }] },
      ...named(all, (each) => each.answer),
    },
  },
});

const header = (description: string): Json => ({ description, schema: { type: "string" } });

const anyOf = (shapes: ReadonlyArray<Json>): unknown => (shapes.length === 1 ? shapes[0] : { anyOf: shapes });

/** Lines are a text to a generator; a reader finds the shape of each in `x-line`. */
const linesOf = (shapes: ReadonlyArray<Json>, all: ReadonlyArray<Answered>): Json =>
  Object.fromEntries(
    linesTypes.map((type) => [
      type,
      {
        schema: { type: "string" },
        ...(type === "text/plain" ? {} : { "x-line": anyOf(shapes) }),
        ...named(
          all.filter((each) => each.type === type),
          ({ body }) => body,
        ),
      },
    ]),
  );

const operation = (
  id: keyof typeof contract,
  endpoint: Endpoint,
  all: ReadonlyArray<Answered>,
  ref: (schema: Schema.Constraint) => Json,
): Json => {
  const responses: Record<string, unknown> = {
    "200": {
      description: "The answer",
      ...(endpoint.cache === undefined
        ? {}
        : { headers: { ETag: header("Changes when the answer does"), "Cache-Control": header(endpoint.cache) } }),
      content: Object.fromEntries(
        (endpoint.types ?? ["application/json"]).map((type) => [
          type,
          {
            schema: type === "application/json" ? ref(answers[id]) : { type: "string" },
            ...(endpoint.lines ? { "x-line": { anyOf: [ref(answers[id]), ref(LineError)] } } : {}),
            ...named(
              all.filter((each) => each.status === 200 && each.form === type),
              (each) => each.answer,
            ),
          },
        ]),
      ),
    },
    ...(endpoint.cache === undefined
      ? {}
      : { "304": { description: "The answer is still the one whose ETag was sent as If-None-Match" } }),
  };
  const tags: ReadonlyArray<Tag> = problemTags(endpoint);
  for (const status of new Set(tags.map((tag) => catalogue[tag].status))) {
    responses[status] = problemResponse(
      ref(Problem),
      tags.filter((tag) => catalogue[tag].status === status),
      all.filter((example) => example.status === status),
    );
  }
  const shapes = endpoint.body?.map(({ schema }) => ref(schema));
  return {
    operationId: id,
    ...descriptions[id],
    ...(endpoint.parameters && { parameters: parametersOf(endpoint, ref(endpoint.parameters), all) }),
    ...(shapes && {
      requestBody: {
        required: true,
        content: endpoint.lines
          ? linesOf(shapes, all)
          : { "application/json": { schema: anyOf(shapes), ...named(all, ({ body }) => body) } },
      },
    }),
    responses,
  };
};

const notice = Effect.gen(function* () {
  const cards = yield* CardCatalogue.CardCatalogue;
  const { source, notice } = yield* cards.info;
  return `Card texts: ${source}; they are the property of Wizards of the Coast.\n\n${notice}`;
}).pipe(Effect.provide(CardCatalogue.layerStarter));

/** Makes the document, with the answers that this app gives to the examples. */
export const document = async (app: App): Promise<Json> => {
  const { ref, definitions } = compile();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, endpoint] of endpoints) {
    const all = await Promise.all(
      Object.entries(examples[id]).map(([name, example]) => answer(app, endpoint, name, example)),
    );
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] ??= {};
    paths[path][endpoint.method] = operation(id, endpoint, all, ref);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Palimpsest",
      version,
      summary: "What a Magic: The Gathering object says once text-changing effects apply to it, and why",
      description: `Errors are problem details (RFC 9457); their types are described at /problems.\n\n${await Effect.runPromise(notice)}`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: { schemas: definitions },
  };
};
