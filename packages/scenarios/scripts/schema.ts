/** Writes the JSON Schema of a scenario file: `pnpm --filter @palimpsest/scenarios schema`. */
import { writeFileSync } from "node:fs";
import { Scenario } from "@palimpsest/core/Scenario";
import * as Schema from "effect/Schema";

const { schema, definitions } = Schema.toJsonSchemaDocument(Scenario);

writeFileSync(
  new URL("../schema/scenario.schema.json", import.meta.url),
  `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema, $defs: definitions }, null, 2)}\n`,
);
