/** Every worked example with its four forms, written out as a reader would have them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Forms, fileOf, formsOf } from "@palimpsest/docs/example/forms";
import { type Worked, work } from "@palimpsest/docs/example/worked";
import { examples } from "@palimpsest/docs/examples";
import * as Effect from "effect/Effect";

export interface Written {
  readonly slug: string;
  readonly worked: Worked;
  readonly forms: Forms;
}

export const written: ReadonlyArray<Written> = await Promise.all(
  examples.map(async (example) => {
    const worked = await Effect.runPromise(work(example));
    return { slug: example.slug, worked, forms: formsOf(worked) };
  }),
);

/** A folder for this name within the package, so that what is in it finds the packages; it is made anew. */
export const folder = (name: string): string => {
  const path = fileURLToPath(new URL(`../.vitest/${name}/`, import.meta.url));
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
};

/** The scenarios as files in a folder, each under the name that the commands say. */
export const scenarioFiles = (path: string): void => {
  for (const { worked, forms } of written) writeFileSync(path + fileOf(worked.example), forms.scenario);
};
