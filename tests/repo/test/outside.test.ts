import { expect, it } from "vitest";
import { projectFiles } from "../support/files.ts";

const files = projectFiles().filter(({ path }) => path !== "tests/repo/test/outside.test.ts");

const matches = (pattern: RegExp, except: ReadonlyArray<string> = []) =>
  files
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
    );

it("no file names a folder of the machine it was written on", () => {
  expect(matches(/(?<![\w.@)\]}/-])\/(work|root|tmp|home\/\w+)\/(?!\*)[\w.-]/)).toEqual([]);
});

it("no file but the CI script looks outside the repository", () => {
  expect(matches(/(?<![\w@/-])(\.\.\/)*shared\/(corpus|design|data|cases|prototype)\b/, [".ci/run"])).toEqual([]);
});

it("no file names a package registry's host, and the lock holds no addresses", () => {
  expect(
    matches(/https?:\/\/[^\s"'<>)]*\bregistry\b[^\s"'<>)]*\.[a-z]+|npm\.pkg\.github|"resolved":|tarball: /),
  ).toEqual([]);
});
