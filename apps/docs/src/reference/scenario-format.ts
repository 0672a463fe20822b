/** The format of a scenario: its JSON Schema, with what the sources say of each shape. */
import schema from "@palimpsest/scenarios/schema/scenario.schema.json";
import type { JsonSchema } from "../api/document.ts";
import { type Field, fieldsOf } from "../api/types.ts";
import { type Documented, documented } from "./schema-docs.ts";

export interface Shape {
  readonly name: string;
  /** What its step does, as it stands in `do`. */
  readonly step?: string;
  readonly about: string;
  readonly schema: JsonSchema;
  readonly fields: ReadonlyArray<Field>;
}

const docs = documented([
  "@palimpsest/core/Scenario",
  "@palimpsest/core/scenario/Step",
  "@palimpsest/core/scenario/Expectation",
  "@palimpsest/core/Description",
  "@palimpsest/core/Instruction",
  "@palimpsest/core/Operation",
  "@palimpsest/core/Token",
  "@palimpsest/core/Contract",
]);

const definitions = schema.$defs as Readonly<Record<string, JsonSchema>>;

const nothing: Documented = { about: "", fields: new Map() };

const shapeOf = (name: string): Shape => {
  const found = definitions[name] ?? {};
  const { about, fields } = docs.get(name) ?? nothing;
  const [step] = (found.properties?.do?.enum ?? []) as ReadonlyArray<string>;
  const said = fieldsOf(found).map((field) => ({
    ...field,
    description: field.description === "" ? (fields.get(field.path) ?? "") : field.description,
  }));
  return {
    name,
    ...(step === undefined ? {} : { step }),
    about: found.description === undefined ? about : `${found.description}.`,
    schema: found,
    fields: said.filter(({ path }) => path !== "do"),
  };
};

const nameOf = ({ $ref = "" }: JsonSchema): string => $ref.slice($ref.lastIndexOf("/") + 1);

export const scenario = shapeOf("Scenario");
export const expectation = shapeOf("Expectation");
/** In the order in which the schema has them. */
export const steps: ReadonlyArray<Shape> = (definitions.Step?.anyOf ?? []).map((each) => shapeOf(nameOf(each)));

const told = new Set(["Scenario", "Expectation", "Step", ...steps.map(({ name }) => name)]);

/** What they are made of. */
export const shapes: ReadonlyArray<Shape> = Object.keys(definitions)
  .filter((name) => !told.has(name))
  .toSorted()
  .map(shapeOf);
