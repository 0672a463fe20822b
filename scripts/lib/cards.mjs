import { holding } from "./holding.mjs";
import { pnpm } from "./pnpm.mjs";
import { say } from "./say.mjs";

/** Makes the tables of the Worker's cards on this machine, or brings them up to date. It asks nothing, and needs no network. */
export const cards = async () => {
  const { options, said } = holding();
  const apply = ["exec", "wrangler", "d1", "migrations", "apply", "palimpsest-cards", "--local"];
  const ok = await pnpm(["--dir", "apps/edge", ...apply], options);
  if (ok) return;
  say("\nThe tables for imported cards could not be made, so the Worker serves the starter set. The reason:");
  say(said());
};
