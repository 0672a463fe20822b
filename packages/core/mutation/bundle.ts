import { readdirSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const packages = fileURLToPath(new URL("../../", import.meta.url));

/** What takes seconds for each mutant. */
const leftOut = new Set(["random-scenarios.test.ts", "changer/random.test.ts"]);

/** Tests of other packages that judge core by cases decided by hand, or by a record of what it said. */
const elsewhere = ["cards/test/verdicts.test.ts", "scenarios/test/suite.test.ts"];

const testFiles = (core: string): ReadonlyArray<string> => {
  const own = readdirSync(resolve(core, "test"), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".test.ts") && !leftOut.has(name))
    .map((name) => resolve(core, "test", name));
  return [...own.sort(), ...elsewhere.map((name) => resolve(packages, name))];
};

const entry = "\0tests";

/**
 * The tests with all sources of this repository that they load, as the body of a function of `load`, which is asked for every
 * other module. Each test file tells `load("tests").file` its name before it runs.
 */
export const bundle = async (core: string): Promise<string> => {
  const files = testFiles(core);
  const named = (file: string): string =>
    file.startsWith(core) ? `core${file.slice(core.length)}` : relative(packages, file);
  const names = new Map(files.map((file) => [file, named(file).replaceAll("\\", "/")]));
  const tests: Plugin = {
    name: "tests",
    enforce: "pre",
    resolveId(id) {
      if (id === entry) return id;
      const [, name, module] = /^@palimpsest\/([a-z-]+)\/(.+)$/.exec(id) ?? [];
      if (name === "core") return resolve(core, `src/${module}.ts`);
      if (name === "test-fuzz") return resolve(packages, `../tests/fuzz/src/${module}.ts`);
      return name === undefined ? undefined : resolve(packages, name, `src/${module}.ts`);
    },
    load(id) {
      if (id === entry) return files.map((file) => `import ${JSON.stringify(file)};`).join("\n");
      return undefined;
    },
    transform(code, id) {
      const name = names.get(id);
      const here = code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
      return name === undefined ? here : `import { file } from "tests";\nfile(${JSON.stringify(name)});\n${here}`;
    },
  };
  const built = await build({
    root: core,
    configFile: false,
    logLevel: "error",
    plugins: [tests],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        external: (id) => /^(node:|effect(\/|$)|@effect\/|vitest$|fast-check$|tests$)/.test(id),
        treeshake: false, // core says that its files have no side effects, and a test file is nothing else
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("Vite made no bundle.");
  return asFunction(built.output[0].code);
};

/** The imports of a bundle, which stand at the beginning of lines, as calls. */
const asFunction = (code: string): string =>
  code
    .replaceAll(/^(import "[^"]+"|export \{\});$/gm, "")
    // Several in one first: a default beside names, or beside all of them.
    .replaceAll(/^import ([\w$]+), (.+) from ("[^"]+");$/gm, "import $1 from $3;\nimport $2 from $3;")
    .replaceAll(/^import \* as (\S+) from ("[^"]+");$/gm, "const $1 = load($2);")
    .replaceAll(/^import \{([^}]+)\} from ("[^"]+");$/gm, (_, names: string, from: string) => {
      return `const {${names.replaceAll(" as ", ": ")}} = load(${from});`;
    })
    .replaceAll(/^import ([\w$]+) from ("[^"]+");$/gm, "const { default: $1 } = load($2);");
