import { pnpm } from "./pnpm.mjs";
import { say } from "./say.mjs";

/** Makes the tables of the Worker's cards on this machine, or brings them up to date. It asks nothing, and needs no network. */
export const cards = async () => {
  const lines = [];
  const keep = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => lines.push(text));
  };
  const apply = ["exec", "wrangler", "d1", "migrations", "apply", "palimpsest-cards", "--local"];
  const ok = await pnpm(["--dir", "apps/edge", ...apply], { stdio: ["ignore", "pipe", "pipe"], started: keep });
  if (ok) return;
  say("\nThe tables for imported cards could not be made, so the Worker serves the starter set. The reason:");
  say(lines.join("").trim());
};
