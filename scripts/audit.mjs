// npm run audit: known holes in what the packages and the Worker depend on. A registry that answers no audit fails nothing.
import { text } from "node:stream/consumers";
import { spawnPnpm } from "./lib/pnpm.mjs";
import { say } from "./lib/say.mjs";

const patience = 60_000;
const serious = ["high", "critical"];

const child = spawnPnpm(["audit", "--prod", "--json", "--ignore-registry-errors", "--config.fetch-retries=0"], {
  stdio: ["ignore", "pipe", "pipe"],
});
const timer = setTimeout(() => child.kill(), patience);
const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
clearTimeout(timer);

const read = () => {
  try {
    return JSON.parse(out);
  } catch {
    return undefined;
  }
};
const report = read();

if (report === undefined || /audit endpoint/i.test(complaints)) {
  say("Dependencies were not audited: the registry did not answer.");
} else {
  const found = Object.values(report.advisories).filter(({ severity }) => serious.includes(severity));
  for (const { severity, module_name: name, title, url } of found) say(`${severity}: ${name}: ${title} (${url})`);
  const { totalDependencies } = report.metadata;
  say(`${totalDependencies} dependencies were audited: ${found.length} have a known hole that is high or critical.`);
  if (found.length > 0) process.exitCode = 1;
}
