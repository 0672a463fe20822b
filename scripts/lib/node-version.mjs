import { say } from "./say.mjs";

const floor = [20, 19];

/** pnpm and npx must start on the machine's own Node; the tools then run on the Node which the lock brings. */
export const requireNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return;
  say(`Palimpsest needs Node ${floor.join(".")} or newer, and this is Node ${process.versions.node}.`);
  say("Install a newer Node (https://nodejs.org), then run the same command again.");
  process.exit(1);
};
