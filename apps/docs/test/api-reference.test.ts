import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { type Document, routesOf } from "../src/api/document.ts";
import { exchangesOf } from "../src/api/exchanges.ts";
import { fieldsOf, keepsOthers, typeOf } from "../src/api/types.ts";

const document: Document = {
  openapi: "3.1.0",
  info: { version: "0" },
  components: { schemas: {} },
  paths: {
    "/v1/things/{name}": {
      post: {
        operationId: "thing",
        summary: "",
        description: "",
        parameters: [
          {
            name: "name",
            in: "path",
            required: true,
            examples: { one: { value: "Wear // Tear" }, two: { value: "x" } },
          },
          { name: "edition", in: "query", examples: { one: { value: "a&b" } } },
        ],
        requestBody: { content: { "application/json": { examples: { one: { value: { say: "it's" } } } } } },
        responses: {
          "200": {
            description: "",
            content: {
              "application/json": { examples: { one: { summary: "First", value: { a: 1 } } } },
              "text/plain": { examples: { two: { value: "plain" } } },
            },
          },
          "404": { description: "", content: { "application/problem+json": { examples: { two: { value: {} } } } } },
        },
      },
    },
  },
};
const text = (schema: Parameters<typeof typeOf>[0]): string =>
  typeOf(schema)
    .map((part) => part.text)
    .join("");

describe("examples", () => {
  const [route] = routesOf(document);
  if (route === undefined) throw new Error("There is no route.");

  it("are shown with what is sent and what comes back", () => {
    expect(exchangesOf(route).map(({ name, summary, status, answer }) => [name, summary, status, answer])).toEqual([
      ["one", "First", 200, '{\n  "a": 1\n}'],
      ["two", "two", 200, "plain"],
      ["two", "two", 404, "{}"],
    ]);
  });

  it("are commands that a shell hands on as they are", () => {
    const said = exchangesOf(route).map(({ command }) =>
      execFileSync("sh", ["-c", command.replace("curl -s", "printf '%s|'")], { encoding: "utf8" }).split("|"),
    );
    const address = "http://127.0.0.1:8787/v1/things/";
    expect(said).toEqual([
      [
        "-H",
        "content-type: application/json",
        "--data-binary",
        '{\n  "say": "it\'s"\n}',
        `${address}Wear%20%2F%2F%20Tear?edition=a%26b`,
        "",
      ],
      ["-X", "POST", "-H", "accept: text/plain", `${address}x`, ""],
      ["-X", "POST", `${address}x`, ""],
    ]);
  });
});

describe("types in words", () => {
  it.each([
    [{ type: "string" }, "text"],
    [{ type: "array", items: { $ref: "#/components/schemas/Card" } }, "list of Card"],
    [{ anyOf: [{ type: "integer" }, { type: "null" }] }, "whole number or null"],
    [{ type: "string", enum: ["a", "b"] }, '"a", "b"'],
    [{ type: "object", additionalProperties: { type: "string" } }, "object, by name, of text"],
    [{}, "anything"],
  ] as const)("%j", (schema, words) => {
    expect(text(schema)).toBe(words);
  });

  it("list the fields of objects within by their paths", () => {
    const span = { type: "object", properties: { start: { type: "integer" } }, required: ["start"] } as const;
    const fields = fieldsOf({
      type: "object",
      properties: { spans: { type: "array", items: span }, now: { anyOf: [span, { type: "null" }] } },
      required: ["spans"],
    });
    expect(fields.map(({ path, required }) => [path, required])).toEqual([
      ["spans", true],
      ["spans[].start", true],
      ["now", false],
      ["now.start", true],
    ]);
  });

  it("tell whether other fields are kept", () => {
    expect(keepsOthers({ type: "object", allOf: [{ type: "object", additionalProperties: {} }] })).toBe(true);
    expect(keepsOthers({ type: "object", additionalProperties: true })).toBe(false);
  });
});
