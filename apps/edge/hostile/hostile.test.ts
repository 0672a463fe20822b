/**
 * Hostile requests over sockets, against the Worker as it is deployed on bare workerd. Each row has the one answer that is
 * right; after each the Worker answers a good request, and nothing is ever a fault.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, Closed, Connection, header, request } from "../bench/connection.ts";
import { prepare, production, type Running, start } from "../bench/workerd.ts";
import { type Act, evolution, json, type Row } from "./row.ts";
import { kinds } from "./rows.ts";

const prepared = prepare({ app: { file: production } });
let running: Running;
let port: number;

beforeAll(async () => {
  running = await start(prepared.folder, ["app"]);
  port = running.ports.app as number;
});

afterAll(async () => {
  await running.stop();
  prepared.remove();
});

const act = async (connection: Connection, acts: ReadonlyArray<Act>): Promise<void> => {
  for (const each of acts) {
    if (each === "cut") connection.cut();
    else if (each === "end") connection.end();
    else if ("wait" in each) await new Promise((resolve) => setTimeout(resolve, each.wait));
    else connection.write(Buffer.from(each.send));
  }
};

/** The answer, or that there was none. */
const answerTo = async ({ method, path, headers = {}, body, acts }: Row): Promise<Answer | "closed"> => {
  const connection = await Connection.open(port);
  try {
    if (acts === undefined)
      connection.write(request(method, path, { headers, ...(body === undefined ? {} : { body }) }));
    else await act(connection, acts);
    return await connection.answer({ bodiless: method === "HEAD" });
  } catch (error) {
    if (error instanceof Closed) return "closed";
    throw error;
  } finally {
    connection.close();
  }
};

interface Problem {
  readonly status: number;
  readonly type: string;
  readonly tag: string;
  readonly errors: ReadonlyArray<{ readonly pointer: string }>;
}

/** The lines of a batch's answer, as rows tell them. */
const linesIn = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .slice(0, -1)
    .map((each) => {
      const { error, line } = JSON.parse(each) as { readonly error?: { readonly tag: string }; readonly line?: number };
      return error === undefined ? "ok" : `${line} ${error.tag}`;
    });

const check = ({ method, expected }: Row, answer: Answer | "closed"): void => {
  if (expected === "closed" || answer === "closed") {
    expect(answer).toBe(expected);
    return;
  }
  const text = answer.body.toString();
  const seen = `${answer.head}\n\n${text.slice(0, 1_000)}`;
  expect(answer.status, seen).toBe(expected.status);
  expect(seen).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts:/);
  if ("lines" in expected) expect(linesIn(text), seen).toEqual(expected.lines);
  if (method === "HEAD" || !("tag" in expected)) return;
  expect(header(answer, "content-type"), seen).toBe("application/problem+json");
  const problem = JSON.parse(text) as Problem;
  const anchor = expected.tag.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  expect([problem.tag, problem.status, problem.type], seen).toEqual([
    expected.tag,
    expected.status,
    `/problems#${anchor}`,
  ]);
  if (expected.pointer !== undefined) expect(problem.errors[0]?.pointer, seen).toBe(expected.pointer);
};

const goodRequest = request("POST", "/v1/apply", { headers: json, body: JSON.stringify(evolution) });

const answersTheNext = async (): Promise<void> => {
  const connection = await Connection.open(port);
  const { status, body } = await connection.ask(goodRequest);
  connection.close();
  expect(status).toBe(200);
  expect((JSON.parse(body.toString()) as { object: { oracle_text: string } }).object.oracle_text).toBe(
    "Other Elves get +1/+1 and have mountainwalk.",
  );
};

describe.each(Object.entries(kinds))("%s", (_, rows) => {
  it("are at least twenty", () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  it.each(rows.map((row) => [row.name, row] as const))("%s", async (_, row) => {
    check(row, await answerTo(row));
    await answersTheNext();
  });
});

it("are more than three hundred", () => {
  expect(Object.values(kinds).flat().length).toBeGreaterThanOrEqual(300);
});
