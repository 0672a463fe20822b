import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import { beforeAll, describe, expect, inject, it } from "vitest";

interface Operation {
  readonly operationId: string;
  readonly parameters?: ReadonlyArray<{
    readonly name: string;
    readonly in: "path" | "query";
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  }>;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}
interface Call {
  readonly operation: string;
  readonly example: string;
  readonly ask: (baseUrl: string) => Promise<Answer>;
}

const folder = fileURLToPath(new URL("../.vitest/generated/", import.meta.url));
// The compiler of the repository: this package's own, which the generator wants, takes four times as long.
const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));

const document = (await (await fetch(`${inject("origin")}/openapi.json`)).json()) as Document;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Every example with its answer, as the document has them. */
const answers = operations.flatMap((operation) =>
  Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.entries(examples).map(([example, { value }]) => ({
        operation,
        status: Number(status),
        type,
        example,
        value,
      })),
    ),
  ),
);

/** A page names its own address, which in the document is another. */
const elsewhere = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll(inject("origin"), "http://localhost") : value;

const parameters = (operation: Operation, place: "path" | "query", example: string) => {
  const given = (operation.parameters ?? []).flatMap(({ name, in: where, examples }) => {
    const value = examples?.[example]?.value;
    return where === place && value !== undefined ? [[name, value] as const] : [];
  });
  return given.length === 0 ? undefined : Object.fromEntries(given);
};

/** The calls as source, so that the compiler holds each example to the generated types. */
const source = (): string => {
  const calls = answers
    .filter(({ status }) => status === 200)
    .map(({ operation, type, example }) => {
      const bodies = Object.entries(operation.requestBody?.content ?? {});
      const [sent, body] = bodies.find(([, { examples }]) => examples?.[example] !== undefined) ?? [];
      const isJson = type === "application/json";
      const given = {
        body: body?.examples?.[example]?.value,
        path: parameters(operation, "path", example),
        query: parameters(operation, "query", example),
        // The first type of an answer is the usual one; another has to be asked for.
        ...(isJson ? {} : { headers: { accept: type, "content-type": sent }, parseAs: "text" }),
        // The generator makes JSON of any body, where it is not told that it is a text already.
        ...(sent === undefined || sent === "application/json" ? {} : { bodySerializer: null }),
      };
      const fields = Object.entries(given).map(([name, value]) =>
        value === undefined ? "" : `${name}: ${JSON.stringify(value)},`,
      );
      const name = JSON.stringify({ operation: operation.operationId, example }).slice(1, -1);
      return `{ ${name}, ask: (baseUrl: string) => api.${operation.operationId}({ baseUrl, ${fields.join(" ")} }) }`;
    });
  return `import * as api from "./index";\nexport const calls = [\n${calls.join(",\n")}\n];\n`;
};

/** What the compiler has to say against the client and the calls. */
const compile = (): string => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2023",
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
    lib: ["es2023", "dom", "dom.iterable"],
  };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files: ["calls.ts"] }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  return status === 0 ? "" : `${status} ${stdout}${stderr}`;
};

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await createClient({ input: document as never, output: folder, logs: { level: "silent" } });
  writeFileSync(`${folder}calls.ts`, source());
});

describe("a client that a public generator makes from openapi.json", () => {
  it("compiles with a call of every operation", () => {
    expect(compile()).toBe("");
    const text = source();
    for (const { operationId } of operations) expect(text).toContain(`api.${operationId}(`);
  });

  it("gets from every route what the document shows", async () => {
    const { calls } = (await import(/* @vite-ignore */ `${folder}calls.ts`)) as { calls: ReadonlyArray<Call> };
    expect(calls.length).toBeGreaterThanOrEqual(operations.length);
    for (const { operation, example, ask } of calls) {
      const { data, error, response } = await ask(inject("origin"));
      expect([operation, example, response.status, error]).toEqual([operation, example, 200, undefined]);
      const shown = answers.find((each) => each.operation.operationId === operation && each.example === example);
      expect(elsewhere(data)).toEqual(shown?.value);
    }
  });
});
