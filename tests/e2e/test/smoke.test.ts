import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { unstable_startWorker } from "wrangler";

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../../apps/edge/scripts/smoke.ts", import.meta.url));
const config = fileURLToPath(new URL("../../../apps/edge/wrangler.jsonc", import.meta.url));

const smoke = (...args: ReadonlyArray<string>): Promise<{ code: number; stdout: string }> =>
  run(process.execPath, ["--disable-warning=ExperimentalWarning", script, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );

it("the smoke test passes on this machine's Worker, and fails where clients are to be counted and are not", async () => {
  expect(await smoke(inject("origin"))).toMatchObject({ code: 0, stdout: expect.not.stringContaining("FAIL") });
  const { code, stdout } = await smoke(inject("origin"), "--limited");
  expect([code, stdout.match(/^FAIL .*/gm)]).toEqual([1, ["FAIL counts clients: There is no RateLimit-Policy."]]);
});

it.each(["preview", "production"])("the smoke test passes on the Worker as it is configured for %s", async (env) => {
  const worker = await unstable_startWorker({
    config,
    env,
    dev: { server: { hostname: "127.0.0.1", port: 0 }, inspector: false, logLevel: "error" },
  });
  try {
    await worker.ready;
    const { code, stdout } = await smoke((await worker.url).origin, "--limited");
    expect(stdout).not.toContain("FAIL");
    expect(code).toBe(0);
  } finally {
    await worker.dispose();
  }
});

it("the smoke test fails where nothing answers, and says what it wants", async () => {
  const nobody = await smoke("http://127.0.0.1:9");
  expect([nobody.code, nobody.stdout.match(/^ok/gm)]).toEqual([1, null]);
  expect((await smoke()).code).toBe(2);
});
