// npm run test:browser: the site and the Worker as a browser sees them.
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { close } from "./lib/close.mjs";
import { install } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { heading, say } from "./lib/say.mjs";
import { vitest } from "./lib/vitest.mjs";

const nothing = { passed: 0, failed: 0 };

const main = async () => {
  requireNode();
  const chromium = findChromium();
  if (chromium === undefined) {
    say(
      process.env.CHROMIUM ? `CHROMIUM names ${process.env.CHROMIUM}, which does not exist.` : "No Chromium was found.",
    );
    say("These tests drive an installed Chromium, Chrome or Edge. To get one:");
    say("- Debian: apt-get install chromium-headless-shell; Ubuntu: apt-get install chromium");
    say("- macOS: brew install --cask chromium, or install Google Chrome");
    say("- elsewhere: install it, and set CHROMIUM to the path of the program");
    return close(nothing, ["finding Chromium"]);
  }
  process.env.CHROMIUM = chromium;
  if (!(await install())) return close(nothing, ["install"]);
  if (!(await build("new-only"))) return close(nothing, ["build"]);

  heading(`Testing in ${chromium}`);
  return close(await vitest("test:browser"));
};

await main();
