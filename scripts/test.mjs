// npm test: everything that needs no browser, from a fresh clone to one closing line.
import { build } from "./lib/build.mjs";
import { close } from "./lib/close.mjs";
import { install } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { pnpm } from "./lib/pnpm.mjs";
import { heading } from "./lib/say.mjs";
import { turbo } from "./lib/turbo.mjs";
import { vitest } from "./lib/vitest.mjs";

const typecheck = () => {
  heading("Checking types");
  return turbo("typecheck", "--continue=always", "--output-logs=errors-only");
};

const lint = async () => {
  heading("Linting, and looking for unused code");
  // Biome paints into a log file letter by letter, whatever NO_COLOR says.
  const plain = process.stdout.isTTY ? [] : ["--colors=off"];
  const tidy = await pnpm(["exec", "biome", "ci", ...plain, "."]);
  return (await pnpm(["exec", "knip"])) && tidy;
};

const main = async () => {
  requireNode();
  if (!(await install())) return close({ passed: 0, failed: 0 }, ["install"]);

  const steps = { build: () => build("new-only"), typecheck, lint };
  const failed = [];
  for (const [name, step] of Object.entries(steps)) if (!(await step())) failed.push(name);

  heading("Testing");
  return close(await vitest("test"), failed);
};

await main();
