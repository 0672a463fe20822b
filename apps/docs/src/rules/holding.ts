/** Which modules and scenarios hold a rule up, as `pnpm rules-table` found them. */
import { newest, type RulesEdition } from "@palimpsest/core/RulesEdition";
import table from "../data/rules.json";

interface Held {
  readonly modules: string;
  readonly scenarios: number;
  readonly folders: string;
}

const byEdition: Readonly<Record<string, Readonly<Record<string, Held>>>> = table;

/** Fails where the table has no such rule: it is stale then, or the page is wrong. */
export const holding = (rule: string, edition: RulesEdition) => {
  const held = byEdition[edition]?.[rule];
  if (held === undefined) throw new Error(`No row for ${rule} of ${edition}: run pnpm rules-table.`);
  return { scenarios: held.scenarios, modules: held.modules.split(" "), folders: held.folders.split(" ") };
};

/** How many scenarios are about a rule of the newest edition. */
export const scenariosOf = (rule: string): number => byEdition[newest]?.[rule]?.scenarios ?? 0;
