import { pnpm } from "./pnpm.mjs";
import { turbo } from "./turbo.mjs";
import { packages } from "./workspace.mjs";

const scriptOf = ({ manifest }) => manifest.scripts?.typecheck ?? "";

/** The projects that a package's own script gives to the compiler. */
const projectsOf = (each) =>
  [...scriptOf(each).matchAll(/\btsc -p (\S+)/g)].map(
    ([, project]) => `${each.folder.replaceAll("\\", "/")}/${project}`,
  );

/**
 * Checks what `tsc` checks in the packages' scripts, all in one process: a compiler for each of them would read effect's
 * declarations again and again, and take twice as long.
 */
export const checkTypes = (options) => {
  const projects = packages().flatMap(projectsOf);
  // Without --force, what an earlier run wrote of a project could be taken for its check.
  return pnpm(["exec", "tsc", "-b", "--force", "--checkers", "1", ...projects], options);
};

/** The types of the packages that another program checks. */
export const checkOtherTypes = () => {
  const others = packages().filter((each) => scriptOf(each) !== "" && projectsOf(each).length === 0);
  const filters = others.map(({ manifest }) => `--filter=${manifest.name}`);
  return turbo("typecheck", "--only", ...filters, "--continue=always", "--output-logs=errors-only");
};
