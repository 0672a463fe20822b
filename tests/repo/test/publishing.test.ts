import { expect, it } from "vitest";
import { projectFiles } from "../support/files.ts";

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests: ReadonlyArray<Manifest> = projectFiles()
  .filter(({ path }) => /^(packages|apps|tests)\/[^/]+\/package\.json$/.test(path))
  .map(({ lines }) => JSON.parse(lines.join("\n")));
const published = manifests.filter((manifest) => manifest.private !== true);

it("a published package can be packed: what it takes from the workspace has a version", () => {
  const names = published.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, from]) =>
      from.startsWith("workspace:") ? [name] : [],
    ),
  );
  expect(names).not.toEqual([]);
  const versionless = manifests.filter(({ version }) => version === undefined).map(({ name }) => name);
  expect(versionless.filter((name) => names.includes(name))).toEqual([]);
});
