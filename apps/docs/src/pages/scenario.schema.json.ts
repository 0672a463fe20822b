/** The JSON Schema of a scenario, for editors and validators. */
import schema from "@palimpsest/scenarios/schema/scenario.schema.json";

export const GET = (): Response =>
  new Response(`${JSON.stringify(schema, null, 2)}\n`, { headers: { "content-type": "application/schema+json" } });
