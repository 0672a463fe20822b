import { heading, say } from "./say.mjs";
import { turbo } from "./turbo.mjs";

/** Builds what changed since the last build. */
export const build = async (outputLogs) => {
  heading("Building (what did not change comes from the cache)");
  const ok = await turbo("build", `--output-logs=${outputLogs}`);
  if (!ok) say("\nThe build failed; the first error stands above, behind the name of its package.");
  return ok;
};
