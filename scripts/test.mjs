// npm test: everything that needs no browser, from a fresh clone to one closing line.
import { build } from "./lib/build.mjs";
import { close } from "./lib/close.mjs";
import { holding } from "./lib/holding.mjs";
import { install } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { pnpm } from "./lib/pnpm.mjs";
import { heading, say } from "./lib/say.mjs";
import { checkOtherTypes, checkTypes } from "./lib/types.mjs";
import { vitest } from "./lib/vitest.mjs";

// Biome paints into a log file letter by letter, whatever NO_COLOR says.
const plain = process.stdout.isTTY ? [] : ["--colors=off"];

/** What each came to. Most of the build keeps one core busy, so that what does not need it goes on beside it. */
const steps = async () => {
  const { options, said } = holding();
  const beside = checkTypes(options).then(async (types) => ({
    types,
    tidy: await pnpm(["exec", "biome", "ci", ...plain, "."], options),
  }));
  const built = await build("new-only");
  heading("Checking types, linting, and looking for unused code");
  const otherTypes = await checkOtherTypes();
  const used = await pnpm(["exec", "knip"]);
  const { types, tidy } = await beside;
  say(said());
  return { build: built, typecheck: types && otherTypes, lint: tidy && used };
};

const main = async () => {
  requireNode();
  if (!(await install())) return close({ passed: 0, failed: 0 }, ["install"]);

  const held = await steps();
  const failed = Object.keys(held).filter((name) => !held[name]);

  heading("Testing");
  return close(await vitest("test"), failed);
};

await main();
