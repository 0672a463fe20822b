/** The tools of the MCP endpoint: each row of the contract that has the name of one. `openapi/tools.ts` describes them. */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Contract, contract } from "./contract.ts";
import type { Endpoint, Handler } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { inputIn } from "./input.ts";
import { operations } from "./operations.ts";
import { problemOf } from "./problem.ts";
import type { Problem } from "./problem-schema.ts";
import { type Services, servicesOf } from "./services.ts";

const rows = new Map<string, { readonly key: keyof Contract; readonly endpoint: Endpoint }>();
for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
  if (endpoint.tool !== undefined) rows.set(endpoint.tool, { key: key as keyof Contract, endpoint });
}

/** Where the build leaves what `tools/list` answers, among the assets. */
export const listPath = "/mcp-tools.json";

/** The tools with what they take, as the build described them; `undefined` where the Worker has no assets. */
export const list = async (assets: Env["ASSETS"], origin: string): Promise<unknown> => {
  const found = await assets?.fetch(new URL(listPath, origin).href);
  return found?.ok ? found.json() : undefined;
};

/** Whether there is a tool of this name. */
export const has = (name: string): boolean => rows.has(name);

/** What came of a call: the answer of the endpoint, or the problem that it would have had. */
export type Called = { readonly answer: unknown } | { readonly problem: Problem };

/** Calls a tool. Rejects for a fault of the service alone. */
export const call = async (name: string, given: unknown, env: Env | undefined): Promise<Called> => {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`There is no tool ${name}.`);
  const handler = operations[row.key] as unknown as Handler<Endpoint, Services>;
  const program = Effect.flatMap(inputIn(row.endpoint, given), handler);
  const settled = await settle(servicesOf(env), program as Effect.Effect<unknown, Failure, Services>);
  return Result.isSuccess(settled)
    ? { answer: settled.success }
    : { problem: problemOf(...blame(row.endpoint, settled.failure)) };
};
