import { json, notAllowed, notFound, type Row } from "../row.ts";

const wrong: ReadonlyArray<readonly [path: string, methods: ReadonlyArray<string>]> = [
  ["/v1/apply", ["PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "LOCK", "SEARCH"]],
  ["/v1/analyze", ["GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE"]],
  ["/v1/cards/Goblin%20King", ["POST", "PUT", "DELETE", "PATCH"]],
  ["/v1/changers", ["POST", "PUT", "DELETE"]],
  ["/v1/rules/612.1", ["POST", "DELETE"]],
  ["/health", ["POST", "PUT", "DELETE", "PATCH"]],
  ["/mcp", ["GET", "HEAD", "PUT", "DELETE"]],
];

const row = (method: string, path: string, expected: Row["expected"], headers: Row["headers"] = {}): Row => ({
  name: `${method} ${path} ${JSON.stringify(headers)}`,
  method,
  path,
  headers,
  expected,
});

export const methods: ReadonlyArray<Row> = [
  ...wrong.flatMap(([path, list]) => list.map((method) => row(method, path, notAllowed))),
  row("POST", "/nope", notFound, json),
  row("DELETE", "/", notFound),
  row("DELETE", "/v1/apply", notAllowed, { "x-http-method-override": "GET" }),
  row("GET", "/v1/analyze", notAllowed, { "x-http-method-override": "POST" }),
  row(
    "OPTIONS",
    "/v1/apply",
    { status: 204 },
    { "access-control-request-method": "DELETE", origin: "https://x.example" },
  ),
  row("OPTIONS", "/nope", notFound),
  { ...row("PUT", "/v1/apply", notAllowed, json), name: "PUT with a body", body: '{"card":"Goblin King"}' },
  { ...row("DELETE", "/v1/analyze", notAllowed, json), name: "DELETE with a body", body: "{" },
];
