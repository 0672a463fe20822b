/** Which files of the core hold a rule up, as the repository's table of rules has it. */
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import table from "@palimpsest/docs/rules.json" with { type: "json" };

const byEdition: Readonly<
  Record<string, Readonly<Record<string, { readonly modules: string; readonly scenarios: number }>>>
> = table;

/** The files that implement a rule of the newest edition, or cite it, and how many scenarios of the suite are about it. */
export const holding = (rule: string): { readonly modules: ReadonlyArray<string>; readonly scenarios: number } => {
  const row = byEdition[RulesEdition.newest]?.[rule];
  if (row === undefined) return { modules: [], scenarios: 0 };
  return { modules: row.modules.split(" ").map((path) => `packages/core/src/${path}`), scenarios: row.scenarios };
};
