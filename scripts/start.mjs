// npm start: from a fresh clone to the service and its docs on this machine.
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "./lib/build.mjs";
import { cards } from "./lib/cards.mjs";
import { install } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { onParentGone } from "./lib/parent.mjs";
import { spawnPnpm } from "./lib/pnpm.mjs";
import { freePort } from "./lib/port.mjs";
import { heading, say } from "./lib/say.mjs";
import { endTree } from "./lib/tree.mjs";

const usual = 8787;
const patience = 90_000;

const choosePort = async () => {
  const asked = process.env.PORT;
  const first = asked ? Number(asked) : usual;
  if (!Number.isInteger(first) || first < 1 || first > 65535) {
    say(`PORT is ${JSON.stringify(asked)}, which is no port: give a number from 1 to 65535.`);
    return undefined;
  }
  const port = await freePort(first, asked ? 1 : 20);
  if (port === undefined) say(`Port ${first} is taken. Choose another: PORT=${first + 1} npm start`);
  else if (port !== first) say(`Port ${first} is taken, so this uses ${port}. (PORT=… chooses one.)`);
  return port;
};

const serve = (port) => {
  const wrangler = ["exec", "wrangler", "dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const quietly = ["--log-level", "warn", "--show-interactive-dev-session=false"];
  return spawnPnpm(["--dir", "apps/edge", ...wrangler, ...quietly], { detached: process.platform !== "win32" });
};

const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

const untilReady = async (url, child) => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return true;
    await sleep(200);
  }
  return false;
};

const welcome = (origin) => {
  const body = '{"card":"Goblin King","with":"Artificial Evolution","from":"Goblin","to":"Elf"}';
  say();
  say("Palimpsest is ready.");
  say(`  Docs                  ${origin}/`);
  say(`  HTTP API              ${origin}/v1`);
  say("  Try");
  say(`    curl -s ${origin}/v1/apply -H 'content-type: application/json' \\`);
  say(`      -d '${body}'`);
  say("  Ctrl-C stops it.");
};

const main = async () => {
  requireNode();
  const port = await choosePort();
  if (port === undefined || !(await install())) {
    process.exitCode = 1;
    return;
  }
  const [built] = await Promise.all([build("errors-only"), cards()]);
  if (!built) {
    process.exitCode = 1;
    return;
  }

  heading("Starting the Worker");
  const origin = `http://127.0.0.1:${port}`;
  const child = serve(port);
  let stopping = false;
  const stop = () => {
    if (!stopping) say("\nStopping.");
    // Asked a second time, it does not wait for open connections.
    endTree(child, stopping ? "SIGKILL" : "SIGINT");
    stopping = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  onParentGone(stop);
  child.on("close", (code) => {
    if (!stopping) say(`\nThe Worker ended by itself (exit code ${code}); its reason stands above.`);
    process.exit(stopping ? 0 : 1);
  });

  if (await untilReady(`${origin}/health`, child)) return welcome(origin);
  if (stopping || child.exitCode !== null) return;
  say(`The Worker started but ${origin}/health did not answer within ${patience / 1000} seconds.`);
  endTree(child, "SIGKILL");
};

await main();
