/**
 * The Model Context Protocol over streamable HTTP, without sessions: one message a request, one JSON object back. All that
 * it offers is tools, and those are rows of the contract. What is wrong with the HTTP of a request is a problem as
 * everywhere else; what is wrong with its message is an error of JSON-RPC.
 */
import * as Result from "effect/Result";
import type { Context } from "hono";
import type { Env } from "./env.ts";
import { jsonBody } from "./json-body.ts";
import { problem } from "./respond.ts";
import { call, has, list } from "./tools.ts";
import { version } from "./version.ts";

/** Where the endpoint is. */
export const mcpPath = "/mcp";

/** Newest first. Earlier ones want batches, which the protocol has given up. */
const versions: ReadonlyArray<string> = ["2025-11-25", "2025-06-18"];

const codes = { notJson: -32700, notRequest: -32600, noMethod: -32601, badParameters: -32602, fault: -32603 } as const;

type Json = Readonly<Record<string, unknown>>;
type Id = string | number;
type Reply = { readonly result: Json } | { readonly error: { readonly code: number; readonly message: string } };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const error = (code: keyof typeof codes, message: string): Reply => ({ error: { code: codes[code], message } });

const initialize = ({ protocolVersion }: Json): Reply => {
  if (typeof protocolVersion !== "string") return error("badParameters", "`protocolVersion` is missing.");
  return {
    result: {
      protocolVersion: versions.includes(protocolVersion) ? protocolVersion : versions[0],
      capabilities: { tools: {} },
      serverInfo: { name: "palimpsest", title: "Palimpsest", version },
      instructions:
        "What Magic: The Gathering cards say once text-changing effects (rule 612) apply to them, with a verdict and a rule for each word.",
    },
  };
};

/** A problem of the tool is a result, so that whoever called it reads what to mend. */
const callTool = async ({ name, arguments: given = {} }: Json, env: Env | undefined): Promise<Reply> => {
  if (typeof name !== "string" || !has(name)) return error("badParameters", "`name` is not that of a tool.");
  if (!isObject(given)) return error("badParameters", "`arguments` is not an object.");
  const called = await call(name, given, env);
  const text = "answer" in called ? JSON.stringify(called.answer) : called.problem.detail;
  return {
    result: {
      content: [{ type: "text", text }],
      structuredContent: "answer" in called ? called.answer : called.problem,
      isError: "problem" in called,
    },
  };
};

/** The description of the tools is no part of the Worker itself. */
const listTools = async ({ env, req }: Context<{ Bindings: Env }>): Promise<Reply> => {
  const tools = await list(env?.ASSETS, req.url);
  return tools === undefined ? error("fault", "This deployment lacks the list of its tools.") : { result: { tools } };
};

const reply = (c: Context<{ Bindings: Env }>, method: string, params: Json): Reply | Promise<Reply> => {
  switch (method) {
    case "initialize":
      return initialize(params);
    case "ping":
      return { result: {} };
    case "tools/list":
      return listTools(c);
    case "tools/call":
      return callTool(params, c.env);
    default:
      return error("noMethod", "There is no such method. This server has tools alone.");
  }
};

const refusal = (c: Context, code: keyof typeof codes, message: string): Response =>
  c.json({ jsonrpc: "2.0", id: null, ...error(code, message) }, 400);

const isId = (value: unknown): value is Id => typeof value === "string" || Number.isSafeInteger(value);

/** What is no request, notification or response: why. */
const flaw = (message: unknown): string | undefined => {
  if (Array.isArray(message)) return "Batches are not part of the protocol any more: send one message a request.";
  if (!isObject(message) || message.jsonrpc !== "2.0") return 'A message is an object with `jsonrpc` "2.0".';
  if ("id" in message && !isId(message.id)) return "`id` is neither a string nor a whole number.";
  if (typeof message.method !== "string" && !("result" in message) && !("error" in message)) {
    return "`method` is missing.";
  }
  return undefined;
};

/** Answers a POST to the endpoint. */
export const mcp = async (c: Context<{ Bindings: Env }>): Promise<Response> => {
  c.header("cache-control", "no-store");
  const spoken = c.req.header("mcp-protocol-version");
  if (spoken !== undefined && !versions.includes(spoken)) {
    return refusal(c, "notRequest", `MCP-Protocol-Version may be ${versions.join(" or ")}.`);
  }
  const body = await jsonBody(c.req.raw);
  if (Result.isFailure(body)) {
    const { failure } = body;
    if (failure._tag === "MalformedJson") return refusal(c, "notJson", failure.message);
    return problem(c, failure, "pointer" in failure ? [{ pointer: failure.pointer, detail: failure.message }] : []);
  }
  const wrong = flaw(body.success);
  if (wrong !== undefined) return refusal(c, "notRequest", wrong);
  const { id, method, params = {} } = body.success as Json;
  // A notification, or a response: there is nothing to answer, and no session to remember it.
  if (!isId(id) || typeof method !== "string") return c.body(null, 202);
  const answer = isObject(params)
    ? await reply(c, method, params)
    : error("badParameters", "`params` is not an object.");
  return c.json({ jsonrpc: "2.0", id, ...answer });
};
