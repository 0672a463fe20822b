/** The Worker's app: mounts the contract, and answers for the methods that it has not. */
import { answersInMemory, cached, dataCentre } from "./cached.ts";
import { type Contract, contract } from "./contract.ts";
import { allowed, preflight } from "./cross-origin.ts";
import { serve } from "./effect-hono.ts";
import type { Endpoint, Handler } from "./endpoint.ts";
import { writerOf } from "./forms.ts";
import { front } from "./front.ts";
import { serveLines } from "./lines-hono.ts";
import { mcp, mcpPath } from "./mcp.ts";
import { operations } from "./operations.ts";
import { MethodNotAllowed } from "./request-errors.ts";
import { problem } from "./respond.ts";
import { dataVersion, type Services, servicesOf } from "./services.ts";

/** A last parameter takes slashes too: "Wear // Tear" is the name of a card. */
const pattern = (path: string): string => path.replace(/:(\w+)$/, ":$1{.+}");

const app = front();
const caching = { version: dataVersion, memory: answersInMemory(), shared: dataCentre };

const mount = <K extends keyof Contract>(key: K): void => {
  const endpoint: Endpoint = contract[key];
  const path = pattern(endpoint.path);
  if (endpoint.cache !== undefined) app.get(path, cached(caching, endpoint));
  const handler = operations[key] as unknown as Handler<Endpoint, Services>;
  app.on(
    endpoint.method,
    path,
    endpoint.lines
      ? serveLines(servicesOf, endpoint, handler)
      : serve(servicesOf, endpoint, handler, (type) => writerOf(key, type)),
  );
};
for (const key of Object.keys(contract) as Array<keyof Contract>) mount(key);

app.post(mcpPath, mcp);

/** Answers for the methods that no endpoint of the path has. Which ones it has is asked as somebody tries another. */
const otherwise = (path: string, methodsOf: () => ReadonlyArray<string>): void => {
  app.all(pattern(path), (c) => {
    const allow = methodsOf();
    return c.req.method === "OPTIONS"
      ? preflight(c, allow)
      : problem(c, new MethodNotAllowed({ message: `${path} takes ${allow.join(", ")}.`, allow }));
  });
};
for (const path of new Set(Object.values(contract).map((endpoint) => endpoint.path))) {
  otherwise(path, () => allowed(Object.values(contract).filter((endpoint) => endpoint.path === path)));
}
otherwise(mcpPath, () => ["POST", "OPTIONS"]);

export { app };
