import { pnpm } from "./pnpm.mjs";
import { heading, say } from "./say.mjs";

/** Installs what the lock says, and nothing else. */
export const install = async () => {
  heading("Installing from the lock (a minute the first time, a second after that)");
  const ok = await pnpm(["install", "--frozen-lockfile"]);
  if (!ok) {
    say();
    say("Installing failed; pnpm's reason stands above.");
    say("- The first install downloads packages: is this machine online, and may it reach an npm registry?");
    say("- ERR_PNPM_OUTDATED_LOCKFILE: a package.json changed. Run `npx -y pnpm@12.4.2 install` once.");
  }
  return ok;
};
