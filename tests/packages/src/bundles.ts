import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bundles one file of the consumer for browsers, as small as esbuild can. */
export const bundle = async (
  folder: string,
  entry: string,
): Promise<{ readonly file: string; readonly gzip: number }> => {
  const file = join(folder, "bundles", `${entry}.js`);
  await build({
    absWorkingDir: folder,
    entryPoints: [`${entry}.ts`],
    outfile: file,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    logLevel: "error",
  });
  return { file, gzip: gzipSync(readFileSync(file), { level: 9 }).length };
};
