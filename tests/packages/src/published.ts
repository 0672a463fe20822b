import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { command } from "./command.ts";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

export interface Published {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The packages of the workspace that a release publishes. */
export const published = (): ReadonlyArray<Published> =>
  ["packages", "apps"]
    .flatMap((floor) => readdirSync(join(root, floor)).map((name) => join(root, floor, name)))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter((manifest) => manifest.private !== true);

/** Packs a package as it would be published, and gives the path of the tarball. */
export const pack = async ({ name, version, folder }: Published, into: string): Promise<string> => {
  await command("pnpm", ["pack", "--pack-destination", into], folder);
  return join(into, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
};
