/**
 * Whether a Worker that was just deployed does its work: `node scripts/smoke.ts URL [--limited]`. A line for each check;
 * the exit code is 1 if one fails. `--limited` expects that clients are counted, as they are where the Worker is deployed.
 */
import { isDeepStrictEqual } from "node:util";

const evolution = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" };
const json = { "content-type": "application/json" };

/** Waits for an answer no longer than this, in milliseconds. */
const patience = 20_000;

interface Check {
  readonly what: string;
  readonly path: string;
  readonly init?: RequestInit;
  /** What is wrong with the answer, if anything. */
  readonly wrong: (response: Response) => string | undefined | Promise<string | undefined>;
}

const equal = (what: string, actual: unknown, expected: unknown): string | undefined =>
  isDeepStrictEqual(actual, expected)
    ? undefined
    : `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}.`;

const post = (body: unknown): RequestInit => ({ method: "POST", headers: json, body: JSON.stringify(body) });

const saysElves = async (response: Response): Promise<string | undefined> => {
  const { object } = (await response.json()) as { readonly object?: { readonly oracle_text?: string } };
  return object?.oracle_text?.startsWith("Other Elves get +1/+1") ? undefined : "The text has no Elves.";
};

const isProblem =
  (tag: string) =>
  async (response: Response): Promise<string | undefined> =>
    equal("The content type", response.headers.get("content-type"), "application/problem+json") ??
    equal("The tag", ((await response.json()) as { readonly tag?: string }).tag, tag);

/** A check that also wants a status. */
const check = (
  what: string,
  status: number,
  path: string,
  init: RequestInit | undefined,
  wrong: Check["wrong"],
): Check => ({
  what,
  path,
  ...(init === undefined ? {} : { init }),
  wrong: (response) => equal("The status", response.status, status) ?? wrong(response),
});

const cached = `/v1/apply?${new URLSearchParams(evolution)}`;

const checks = (limited: boolean, etag: string): ReadonlyArray<Check> => [
  check("is up", 200, "/health", undefined, async (response) =>
    equal("Its state", ((await response.json()) as { readonly status?: string }).status, "ok"),
  ),
  check("answers a POST", 200, "/v1/apply", post(evolution), saysElves),
  check("answers a GET", 200, cached, undefined, saysElves),
  check("answers it again", 200, cached, undefined, saysElves),
  check("lets it be asked whether it changed", 304, cached, { headers: { "if-none-match": etag } }, () => undefined),
  check(
    "analyses a card",
    200,
    "/v1/analyze",
    post({ name: "X", oracle_text: "Protection from red" }),
    async (response) =>
      equal("What can change", ((await response.json()) as { changeable?: object }).changeable, {
        "color-word": ["red"],
        "basic-land-type": [],
        "creature-type": [],
      }),
  ),
  check("says which card it does not know", 404, "/v1/cards/Goblin%20Kin", undefined, isProblem("UnknownCard")),
  check(
    "says what is no JSON",
    400,
    "/v1/apply",
    { method: "POST", headers: json, body: "{" },
    isProblem("MalformedJson"),
  ),
  check("bounds bodies", 413, "/v1/analyze", post({ name: "x".repeat(300_000) }), isProblem("BodyTooLarge")),
  check("names requests", 200, "/health", { headers: { "x-request-id": "smoke-test" } }, (response) =>
    equal("The id", response.headers.get("x-request-id"), "smoke-test"),
  ),
  check("lets other origins ask", 204, "/v1/apply", { method: "OPTIONS" }, (response) =>
    equal("The header", response.headers.get("access-control-allow-origin"), "*"),
  ),
  check("counts clients", 200, "/v1/cards/Goblin%20King", undefined, (response) =>
    limited && !response.headers.has("ratelimit-policy") ? "There is no RateLimit-Policy." : undefined,
  ),
  check("describes itself", 200, "/openapi.json", undefined, async (response) =>
    equal("The version", ((await response.json()) as { readonly openapi?: string }).openapi, "3.1.0"),
  ),
  check("lists its tools", 200, "/mcp", post({ jsonrpc: "2.0", id: 1, method: "tools/list" }), async (response) => {
    const { result } = (await response.json()) as { readonly result?: { readonly tools: ReadonlyArray<unknown> } };
    return result !== undefined && result.tools.length > 0 ? undefined : "There are none.";
  }),
  check("serves the site, under its policy", 200, "/", undefined, (response) =>
    response.headers.get("content-security-policy")?.includes("script-src 'self'") ? undefined : "There is none.",
  ),
];

const [url = "", ...flags] = process.argv.slice(2);
if (!URL.canParse(url)) {
  process.stderr.write(
    "Give the address of the Worker: node scripts/smoke.ts https://palimpsest.example [--limited]\n",
  );
  process.exit(2);
}
const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(patience) });

const etag = await ask(cached).then(
  (response) => response.headers.get("etag") ?? "",
  () => "",
);
let failed = 0;
for (const { what, path, init, wrong } of checks(flags.includes("--limited"), etag)) {
  const reason = await ask(path, init).then(wrong).catch(String);
  if (reason !== undefined) failed++;
  process.stdout.write(
    `${reason === undefined ? "ok  " : "FAIL"} ${what}${reason === undefined ? "" : `: ${reason}`}\n`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
