/** The examples of an operation: each as a command that asks, and as the answer. */
import { origin, singleQuoted } from "../commands.ts";
import type { Content, Operation, Route } from "./document.ts";

export interface Exchange {
  readonly name: string;
  readonly summary: string;
  readonly status: number;
  readonly command: string;
  readonly answer: string;
}

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

const addressOf = ({ path, operation }: Route, example: string): string => {
  let filled = path;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    const value = parameter.examples?.[example]?.value;
    if (value === undefined) continue;
    if (parameter.in === "path") filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    if (parameter.in === "query") query.set(parameter.name, String(value));
  }
  return `${origin}${filled}${query.size === 0 ? "" : `?${query}`}`;
};

const accepts = (type: string): ReadonlyArray<string> =>
  type.endsWith("json") ? [] : [`-H ${singleQuoted(`accept: ${type}`)}`];

const sends = ({ requestBody }: Operation, example: string): ReadonlyArray<string> =>
  Object.entries(requestBody?.content ?? {}).flatMap(([type, { examples }]) => {
    const shown = examples?.[example];
    return shown === undefined
      ? []
      : [`-H ${singleQuoted(`content-type: ${type}`)}`, `--data-binary ${singleQuoted(written(shown.value))}`];
  });

/** A body makes curl POST by itself. */
const methodOf = ({ method }: Route, sent: ReadonlyArray<string>): ReadonlyArray<string> =>
  method === (sent.length > 0 ? "POST" : "GET") ? [] : [`-X ${method}`];

const commandOf = (route: Route, example: string, type: string): string => {
  const sent = sends(route.operation, example);
  return ["curl -s", ...methodOf(route, sent), ...accepts(type), ...sent, singleQuoted(addressOf(route, example))].join(
    " ",
  );
};

const inContent = (route: Route, status: string, content: Content): ReadonlyArray<Exchange> =>
  Object.entries(content).flatMap(([type, { examples = {} }]) =>
    Object.entries(examples).map(([name, { summary = name, value }]) => ({
      name,
      summary,
      status: Number(status),
      command: commandOf(route, name, type),
      answer: written(value),
    })),
  );

/** Every example of a route, successes first. */
export const exchangesOf = (route: Route): ReadonlyArray<Exchange> =>
  Object.entries(route.operation.responses).flatMap(([status, { content = {} }]) => inContent(route, status, content));
