/**
 * What the Worker costs, side by side with Workers that compute nothing, on bare workerd in one run:
 * `pnpm bench:edge [--json] [--short] [--only=requests|starts|size]`; `pnpm bench` runs it, too. The exit code is 1 where a
 * budget is not met.
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { ratio, spread, type Timing } from "@palimpsest/bench/interleave";
import { type Row, report, type Section, short } from "@palimpsest/bench/report";
import { starter } from "@palimpsest/cards/Starter";
import { largestBundle } from "../scripts/bundle-budget.ts";
import { Connection, request } from "./connection.ts";
import { bundle, prepare, production, type Served, start } from "./workerd.ts";

const only = process.argv.find((each) => each.startsWith("--only="))?.slice("--only=".length);

/** A card with four abilities, one of which Mind Bend changes. */
const card = starter().cards.find(({ name }) => name === "Island Fish Jasconius");
const bend = { with: "Mind Bend", from: "Island", to: "Swamp" };
const post = (path: string, body: unknown): Buffer =>
  request("POST", path, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const byName = { card: "Island Fish Jasconius", ...bend };
const asObject = { card, ...bend };
const cached = `/v1/apply?${new URLSearchParams(byName)}`;

const once = async (port: number, sent: Buffer): Promise<string> => {
  const connection = await Connection.open(port);
  const { status, body } = await connection.ask(sent);
  connection.close();
  if (status !== 200) throw new Error(`${status}: ${body}`);
  return body.toString();
};

/** The answers which the constants repeat, byte for byte. */
const answers = async () => {
  const prepared = prepare({ app: { file: production } });
  const running = await start(prepared.folder, ["app"]);
  try {
    const { app } = running.ports as { readonly app: number };
    return {
      BY_NAME: await once(app, post("/v1/apply", byName)),
      AS_OBJECT: await once(app, post("/v1/apply", asObject)),
      GOT: await once(app, request("GET", cached)),
    };
  } finally {
    await running.stop();
    prepared.remove();
  }
};

interface Route {
  readonly name: string;
  readonly port: number;
  readonly sent: Buffer;
  readonly size: number;
}

/** The median of so many requests, one after the other on one connection, in nanoseconds. */
const median = async (connection: Connection, { sent, size, name }: Route, count: number): Promise<number> => {
  const times: Array<number> = [];
  for (let n = 0; n < count; n++) {
    const from = process.hrtime.bigint();
    const { status, body } = await connection.ask(sent);
    times.push(Number(process.hrtime.bigint() - from));
    if (status !== 200 || body.length !== size) throw new Error(`${name}: ${status} with ${body.length} bytes.`);
  }
  return spread(times).median;
};

/** Every round asks each route, in an order that turns with the round. */
const compare = async (routes: ReadonlyArray<Route>, rounds: number, count: number): Promise<ReadonlyArray<Timing>> => {
  const connections = new Map<number, Connection>();
  for (const { port } of routes) if (!connections.has(port)) connections.set(port, await Connection.open(port));
  const times = routes.map((): Array<number> => []);
  // The first rounds are for the engine to warm up.
  for (let round = -4; round < rounds; round++) {
    for (let n = 0; n < routes.length; n++) {
      const at = (n + round + 4) % routes.length;
      const route = routes[at] as Route;
      const time = await median(connections.get(route.port) as Connection, route, count);
      if (round >= 0) times[at]?.push(time);
    }
  }
  for (const connection of connections.values()) connection.close();
  return routes.map(({ name }, at) => ({ name, rounds: times[at] ?? [] }));
};

const time = (nanoseconds: number, unit: "µs" | "ms"): string =>
  unit === "µs" ? `${(nanoseconds / 1e3).toFixed(0)} µs` : `${(nanoseconds / 1e6).toFixed(1)} ms`;

const rows = (
  timings: ReadonlyArray<Timing>,
  unit: "µs" | "ms",
  budgets: Readonly<Record<string, readonly [to: string, budget: number | undefined]>>,
): ReadonlyArray<Row> =>
  timings.map((timing) => {
    const [to, budget] = budgets[timing.name] ?? [];
    const other = timings.find(({ name }) => name === to);
    return {
      name: timing.name,
      figure: time(spread(timing.rounds).median, unit),
      ...(other === undefined ? {} : { ratio: ratio(timing, other) }),
      ...(other === undefined || budget === undefined ? {} : { budget }),
    };
  });

const requests = async (): Promise<Section> => {
  const bindings = await answers();
  const size = (name: keyof typeof bindings): number => Buffer.byteLength(bindings[name]);
  const workers = {
    app: { file: production },
    constant: { file: bundle("constant"), bindings },
  };
  const prepared = prepare(workers);
  const running = await start(prepared.folder, Object.keys(workers));
  try {
    const { app, constant } = running.ports as { readonly app: number; readonly constant: number };
    // What is cached may be put into the cache after its first answer.
    for (let n = 0; n < 10; n++) await once(app, request("GET", cached));
    const routes: ReadonlyArray<Route> = [
      {
        name: "POST a constant, body of a name",
        port: constant,
        sent: post("/v1/by-name", byName),
        size: size("BY_NAME"),
      },
      { name: "POST /v1/apply, card by name", port: app, sent: post("/v1/apply", byName), size: size("BY_NAME") },
      {
        name: "POST a constant, body of a card",
        port: constant,
        sent: post("/v1/as-object", asObject),
        size: size("AS_OBJECT"),
      },
      {
        name: "POST /v1/apply, card as an object",
        port: app,
        sent: post("/v1/apply", asObject),
        size: size("AS_OBJECT"),
      },
      { name: "GET a constant", port: constant, sent: request("GET", "/v1/constant"), size: size("GOT") },
      { name: "GET /v1/apply, cached", port: app, sent: request("GET", cached), size: size("GOT") },
    ];
    const timings = await compare(routes, short ? 8 : 40, short ? 100 : 200);
    return {
      title: `A request, one at a time (answers of ${bindings.AS_OBJECT.length} characters)`,
      rows: rows(timings, "µs", {
        "POST /v1/apply, card by name": ["POST a constant, body of a name", 2],
        "POST /v1/apply, card as an object": ["POST a constant, body of a card", 2],
        "GET /v1/apply, cached": ["GET a constant", 1.3],
      }),
    };
  } finally {
    await running.stop();
    prepared.remove();
  }
};

/** From spawning the process to its first whole answer, in nanoseconds. */
const cold = async (folder: string, name: string, sent: Buffer): Promise<number> => {
  const from = process.hrtime.bigint();
  const running = await start(folder, [name]);
  const connection = await Connection.open(running.ports[name] as number);
  const { status } = await connection.ask(sent);
  const taken = Number(process.hrtime.bigint() - from);
  connection.close();
  await running.stop();
  if (status !== 200) throw new Error(`${name}: ${status}.`);
  return taken;
};

const starts = async (): Promise<Section> => {
  const bare: Served = { file: bundle("bare") };
  const cases = [
    { name: "Hono, Effect and Schema alone, GET /health", served: bare, sent: request("GET", "/health") },
    { name: "The Worker, GET /health", served: { file: production }, sent: request("GET", "/health") },
    { name: "The Worker, POST /v1/apply", served: { file: production }, sent: post("/v1/apply", byName) },
  ].map((each) => ({ ...each, prepared: prepare({ app: each.served }), rounds: [] as Array<number> }));
  try {
    for (let round = -2; round < (short ? 5 : 25); round++) {
      for (let n = 0; n < cases.length; n++) {
        const { prepared, sent, rounds } = cases[(n + round + 2) % cases.length] as (typeof cases)[number];
        const taken = await cold(prepared.folder, "app", sent);
        if (round >= 0) rounds.push(taken);
      }
    }
  } finally {
    for (const { prepared } of cases) prepared.remove();
  }
  return {
    title: "A start, from the spawn of workerd to the first answer",
    rows: rows(cases, "ms", {
      "The Worker, GET /health": ["Hono, Effect and Schema alone, GET /health", 1.5],
      "The Worker, POST /v1/apply": ["Hono, Effect and Schema alone, GET /health", undefined],
    }),
  };
};

/** The size as a share of what it may be. */
const size = (): Section => {
  const bytes = gzipSync(readFileSync(production), { level: 9 }).byteLength;
  const share = bytes / largestBundle;
  return {
    title: "The bundle with gzip",
    rows: [
      {
        name: `against ${largestBundle / 1000} kB`,
        figure: `${(bytes / 1000).toFixed(1)} kB`,
        ratio: { median: share, low: share, high: share },
        budget: 1,
      },
    ],
  };
};

await report(
  Object.entries({ requests, starts, size }).flatMap(([name, measure]) =>
    only === undefined || only === name ? [measure] : [],
  ),
);
