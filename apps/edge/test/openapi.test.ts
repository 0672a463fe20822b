import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "../src/contract.ts";
import { type Endpoint, problemTags } from "../src/endpoint.ts";
import { catalogue } from "../src/problem.ts";
import { origin } from "./support.ts";

interface Media {
  readonly schema: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: ReadonlyArray<{
    readonly name: string;
    readonly in: "path" | "query";
    readonly examples?: Media["examples"];
  }>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const asset = await env.ASSETS.fetch(`${origin}/openapi.json`);
const document = await asset.json<Document>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const examples = operations.flatMap(({ path, method, operation }) =>
  Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, media]) =>
      Object.entries(media.examples ?? {}).map(([name, { value }]) => ({
        path,
        method,
        operation,
        status: Number(status),
        type,
        name,
        value,
      })),
    ),
  ),
);

/** The request of an example, as a reader of the document would put it together. */
const requestOf = ({ path, method, operation, name, type, status }: (typeof examples)[number]): Request => {
  let filled = path;
  const search = new URLSearchParams();
  for (const { name: parameter, in: place, examples: given } of operation.parameters ?? []) {
    const value = given?.[name]?.value;
    if (value === undefined) continue;
    if (place === "path") filled = filled.replace(`{${parameter}}`, encodeURIComponent(String(value)));
    else search.set(parameter, String(value));
  }
  const [sent] = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { examples: given = {} }]) =>
    given[name] === undefined ? [] : [{ type, value: given[name].value }],
  );
  return new Request(`${origin}${filled}?${search}`, {
    method: method.toUpperCase(),
    headers: {
      accept: status === 406 ? "image/png" : `${type}, */*;q=0.1`,
      ...(sent === undefined ? {} : { "content-type": sent.type }),
    },
    ...(sent === undefined
      ? {}
      : { body: sent.type === "application/json" ? JSON.stringify(sent.value) : String(sent.value) }),
  });
};

describe("openapi.json", () => {
  it("is served as JSON that any page may read", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(asset.headers.get("content-type")).toMatch(/^application\/json/);
  });

  it("has every row of the contract, with every status", () => {
    const rows = Object.entries<Endpoint>(contract).map(([id, row]) => {
      const problems = problemTags(row).map((tag) => String(catalogue[tag].status));
      const statuses = new Set(["200", ...(row.cache === undefined ? [] : ["304"]), ...problems]);
      return [id, row.method, row.path.replace(/:(\w+)/, "{$1}"), ...[...statuses].toSorted()].join(" ");
    });
    const described = operations.map(({ path, method, operation }) =>
      [operation.operationId, method, path, ...Object.keys(operation.responses).toSorted()].join(" "),
    );
    expect(described.toSorted()).toEqual(rows.toSorted());
  });

  it("has no reference that leads nowhere", () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it("has an example of a success for every operation", () => {
    const shown = new Set(
      examples.filter(({ status }) => status === 200).map(({ operation }) => operation.operationId),
    );
    expect([...shown].toSorted()).toEqual(Object.keys(contract).toSorted());
  });
});

describe("the examples of openapi.json", () => {
  it.each(examples.map((example) => [example.operation.operationId, example.name, example] as const))(
    "%s: %s",
    async (_, __, example) => {
      const response = await exports.default.fetch(requestOf(example));
      expect(response.status).toBe(example.status);
      expect(response.headers.get("content-type")?.split(";")[0]).toBe(example.type);
      const text = await response.text();
      const answer = /[/+]json$/.test(example.type) ? JSON.parse(text) : text.replaceAll(origin, "http://localhost");
      expect(answer).toEqual(example.value);
    },
  );
});
