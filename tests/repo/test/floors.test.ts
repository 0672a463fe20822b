import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles, root } from "../support/files.ts";

const sources = projectFiles().filter(({ path }) => /^(packages|apps)\/[^/]+\/src\/.*\.(ts|mts|astro)$/.test(path));
const importOf =
  /^(?:import|export)\b.*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"|\bimport\("([^"]+)"\)|^}\s+from\s+"([^"]+)"/;

const imports = sources.flatMap(({ path, lines }) =>
  lines.flatMap((line, index) => {
    const found = importOf
      .exec(line)
      ?.slice(1)
      .find((name) => name !== undefined);
    return found === undefined ? [] : [{ path, at: `${path}:${index + 1}`, name: found }];
  }),
);
const packageOf = (path: string) => path.split("/").slice(0, 2).join("/");
const offenders = (inside: string, forbidden: RegExp) =>
  imports
    .filter(({ path, name }) => path.startsWith(inside) && forbidden.test(name))
    .map(({ at, name }) => `${at}: ${name}`);

describe("a room imports from its own floor or from below", () => {
  it("core knows no other package", () => {
    expect(offenders("packages/core/", /^@palimpsest\//)).toEqual([]);
  });

  it("core touches neither Node nor the network", () => {
    expect(offenders("packages/core/", /^(node:|cloudflare:|hono|effect\/(http|cli)|@effect\/platform)/)).toEqual([]);
  });

  it("cards knows core and no app", () => {
    expect(offenders("packages/cards/", /^@palimpsest\/(?!core\/|cards\/)/)).toEqual([]);
  });

  it("the client knows no other package, and Hono alone outside", () => {
    expect(offenders("packages/client/", /^(?!\.|hono(\/|$))/)).toEqual([]);
  });

  it("no package reaches into another by a relative path", () => {
    const strangers = imports.filter(
      ({ path, name }) => name.startsWith(".") && packageOf(posix.join(posix.dirname(path), name)) !== packageOf(path),
    );
    expect(strangers.map(({ at, name }) => `${at}: ${name}`)).toEqual([]);
  });

  it("core declares nothing but effect", () => {
    const { dependencies = {}, peerDependencies } = JSON.parse(
      readFileSync(`${root}packages/core/package.json`, "utf8"),
    );
    expect([dependencies, Object.keys(peerDependencies)]).toEqual([{}, ["effect"]]);
  });
});
