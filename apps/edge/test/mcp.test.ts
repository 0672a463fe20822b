import { exports } from "cloudflare:workers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it } from "vitest";
import { app } from "../src/app.ts";
import { contract } from "../src/contract.ts";
import type { Endpoint } from "../src/endpoint.ts";
import { ask, evolution, origin, post, problemIn, send } from "./support.ts";

const tools = Object.values<Endpoint>(contract).flatMap(({ tool }) => tool ?? []);

const connected = async (): Promise<Client> => {
  const client = new Client({ name: "test", version: "0" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), {
      fetch: (input, init) => exports.default.fetch(new Request(input, init)),
    }),
  );
  return client;
};

const call = async (name: string, given: Record<string, unknown>) => {
  const client = await connected();
  const result = await client.callTool({ name, arguments: given });
  await client.close();
  return result as {
    readonly isError?: boolean;
    readonly content: ReadonlyArray<{ readonly type: string; readonly text: string }>;
    readonly structuredContent: Record<string, unknown>;
  };
};

interface Message {
  readonly jsonrpc: string;
  readonly id: unknown;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}
const rpc = (message: object): Promise<Response> => post("/mcp", { jsonrpc: "2.0", ...message });
const answerTo = async (message: object): Promise<Message> => (await rpc({ id: 1, ...message })).json();

it("without assets there is no list, and the tools are there all the same", async () => {
  const alone = async (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
    const request = new Request(`${origin}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await (await app.fetch(request, {})).json()) as Message;
  };
  expect(await alone({ method: "tools/list" })).toMatchObject({ id: 1, error: { code: -32603 } });
  const called = await alone({ method: "tools/call", params: { name: "apply", arguments: evolution } });
  expect(called.result).toMatchObject({ isError: false });
});

describe("the official client", () => {
  it("agrees on the newest version, and is told what the server is", async () => {
    const client = await connected();
    expect(client.getServerVersion()).toMatchObject({ name: "palimpsest" });
    expect(client.getServerCapabilities()).toEqual({ tools: {} });
    await client.ping();
    await client.close();
  });

  it("is shown every tool, with an object at the root of what it takes", async () => {
    const client = await connected();
    const listed = (await client.listTools()).tools;
    expect(listed.map(({ name }) => name)).toEqual(tools);
    expect(tools).toEqual(expect.arrayContaining(["apply", "analyze", "search_cards", "changers", "rule"]));
    for (const { name, description, inputSchema, annotations } of listed) {
      expect(inputSchema.type, name).toBe("object");
      const row = Object.values<Endpoint>(contract).find(({ tool }) => tool === name);
      const takes = row?.body !== undefined || row?.parameters !== undefined;
      expect(Object.keys(inputSchema.properties ?? {}).length > 0, name).toBe(takes);
      expect(inputSchema, name).not.toHaveProperty("anyOf");
      expect(description?.length, name).toBeGreaterThan(20);
      expect(annotations?.readOnlyHint, name).toBe(true);
      const references = [...JSON.stringify(inputSchema).matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)].map(([, to]) => to);
      const defined = Object.keys((inputSchema as { $defs?: object }).$defs ?? {});
      expect(
        references.filter((to) => !defined.includes(to ?? "")),
        name,
      ).toEqual([]);
    }
    await client.close();
  });

  it("gets from apply and analyze what the endpoints answer", async () => {
    const change = {
      object: { name: "Terror", type_line: "Instant", oracle_text: "Destroy target nonartifact, nonblack creature." },
      changes: [{ kind: "replace-word", class: "color-word", from: "black", to: "green" }],
    };
    for (const [name, given] of [
      ["apply", evolution],
      ["apply", change],
      ["analyze", change.object],
    ] as const) {
      const result = await call(name, given);
      const answer = await (await post(`/v1/${name}`, given)).json();
      expect(result.isError).toBe(false);
      expect(result.structuredContent).toEqual(answer);
      expect(JSON.parse(result.content[0]?.text ?? "")).toEqual(answer);
    }
  });

  it.each([
    ["changers", {}, "/v1/changers"],
    ["search_cards", { query: "uses:goblin -t:goblin" }, "/v1/cards?query=uses:goblin%20-t:goblin"],
    ["search_cards", { query: "t:creature", limit: "3" }, "/v1/cards?query=t:creature&limit=3"],
    ["search_cards", { query: "t:creature", limit: 3 }, "/v1/cards?query=t:creature&limit=3"],
    ["rule", { number: "612.2" }, "/v1/rules/612.2"],
    ["rule", { number: "612.6", edition: "2018-08-10" }, "/v1/rules/612.6?edition=2018-08-10"],
  ])("gets from %s %j what GET %s answers", async (name, given, path) => {
    const result = await call(name, given);
    expect(result.isError).toBe(false);
    expect(result.structuredContent).toEqual(await (await ask(path)).json());
  });

  it.each([
    ["search_cards", { query: "uses:gobln" }, "/v1/cards?query=uses:gobln"],
    ["search_cards", { query: "goblin", limit: 1_000 }, "/v1/cards?query=goblin&limit=1000"],
    ["rule", { number: "no-rule" }, "/v1/rules/no-rule"],
    ["rule", { number: "612.2", edition: "1993-08-05" }, "/v1/rules/612.2?edition=1993-08-05"],
  ])("is told of %s %j what GET %s tells", async (name, given, path) => {
    const result = await call(name, given);
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toEqual(await problemIn(await ask(path)));
  });

  it.each([{}, { number: "" }, { number: 612 }])("is told that %j names no rule", async (given) => {
    const { isError, structuredContent } = await call("rule", given);
    expect([isError, structuredContent.tag]).toEqual([true, "InvalidRequest"]);
  });

  it.each([
    ["apply", { ...evolution, card: "Goblin Kin" }],
    ["apply", { ...evolution, to: "Wall" }],
    ["apply", { ...evolution, from: 1 }],
    ["apply", {}],
    ["apply", { object: { name: "X" }, changes: [{ kind: "nothing" }] }],
    ["analyze", { type_line: "Instant" }],
  ])("is told what is wrong as the endpoint would: %s %j", async (name, given) => {
    const result = await call(name, given);
    const problem = await problemIn(await post(`/v1/${name}`, given));
    expect(result.isError).toBe(true);
    expect(result.content).toEqual([{ type: "text", text: problem.detail }]);
    expect(result.structuredContent).toEqual(problem);
  });

  it("is told that there is no such tool", async () => {
    for (const name of ["nothing", "__proto__", ""]) await expect(call(name, {})).rejects.toThrow(/-32602/);
  });
});

describe("messages", () => {
  it.each([
    ["{", -32700],
    ["", -32700],
    ["null", -32600],
    ["[]", -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
    ["1", -32600],
    ["{}", -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":0.5,"method":"ping"}', -32600],
  ])("%s: 400 with an error of JSON-RPC", async (text, code) => {
    const response = await send("/mcp", text);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code } });
  });

  it.each([
    [{ method: "resources/list" }, -32601],
    [{ method: "__proto__" }, -32601],
    [{ method: "ping", params: [] }, -32602],
    [{ method: "ping", params: null }, -32602],
    [{ method: "initialize" }, -32602],
    [{ method: "tools/call" }, -32602],
    [{ method: "tools/call", params: { name: 1 } }, -32602],
    [{ method: "tools/call", params: { name: "apply", arguments: [] } }, -32602],
    [{ method: "tools/call", params: { name: "apply", arguments: "x" } }, -32602],
  ])("%j: an error with the id of the request", async (message, code) => {
    expect(await answerTo({ ...message, id: "a" })).toMatchObject({ jsonrpc: "2.0", id: "a", error: { code } });
  });

  it("that are notifications or responses are accepted and not answered", async () => {
    for (const message of [
      { method: "notifications/initialized" },
      { method: "tools/call", params: { name: "apply", arguments: evolution } },
      { id: 1, result: {} },
      { id: 1, error: { code: 1, message: "" } },
    ]) {
      const response = await rpc(message);
      expect([response.status, await response.text()]).toEqual([202, ""]);
    }
  });

  it("ask for a version, and get it or the newest", async () => {
    for (const [wanted, given] of [
      ["2025-06-18", "2025-06-18"],
      ["2025-11-25", "2025-11-25"],
      ["2024-11-05", "2025-11-25"],
      ["nonsense", "2025-11-25"],
    ]) {
      const { result } = await answerTo({ method: "initialize", params: { protocolVersion: wanted } });
      expect(result?.protocolVersion).toBe(given);
    }
  });
});

describe("the HTTP around them", () => {
  it.each(["GET", "HEAD", "PUT", "DELETE", "PATCH"])("%s: 405, and Allow says what it takes", async (method) => {
    const response = await ask("/mcp", { method, headers: { accept: "text/event-stream" } });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  it("takes JSON alone: 415", async () => {
    expect((await problemIn(await send("/mcp", "{}", "text/plain"))).tag).toBe("UnsupportedMediaType");
  });

  it("takes no more bytes than other endpoints: 413", async () => {
    expect((await problemIn(await send("/mcp", JSON.stringify("x".repeat(300_000))))).tag).toBe("BodyTooLarge");
  });

  it("takes nothing that is deeper than elsewhere, and says where it is", async () => {
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":${"[".repeat(100)}${"]".repeat(100)}}`;
    const problem = await problemIn(await send("/mcp", deep));
    expect(problem.tag).toBe("TooDeep");
    expect(problem.errors[0]?.pointer).toMatch(/^\/params\/0\/0\//);
  });

  it("takes the versions that it speaks: 400", async () => {
    for (const [version, status] of [
      ["2025-06-18", 200],
      ["2024-11-05", 400],
      ["x", 400],
    ] as const) {
      const response = await ask("/mcp", {
        method: "POST",
        headers: { "content-type": "application/json", "mcp-protocol-version": version },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
      });
      expect(response.status).toBe(status);
    }
  });

  it("can be asked by pages of any origin", async () => {
    const preflight = await ask("/mcp", { method: "OPTIONS", headers: { origin: "https://elsewhere.example" } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
    const response = await rpc({ id: 1, method: "ping" });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
