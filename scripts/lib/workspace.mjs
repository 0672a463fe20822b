import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const globs = [...readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").matchAll(/^ +- "([\w-]+)(\/\*)?"$/gm)];

/** `packages/*` is each folder below; `bench` is that folder itself. */
const folders = globs.flatMap(([, folder, below]) => {
  if (below === undefined) return [folder];
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
});

/** Every package of the workspace: its folder below the root, and its manifest. */
export const packages = () =>
  folders
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")),
    }));
