import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it("the example in the README of the client prints what it says", () => {
  const [, code = ""] =
    /```ts run\n([\s\S]*?)```/.exec(readFileSync(at("../../../packages/client/README.md"), "utf8")) ?? [];
  expect(code).toContain("http://127.0.0.1:8787");
  mkdirSync(at("../.vitest/"), { recursive: true });
  const file = at("../.vitest/readme-example.ts");
  writeFileSync(file, code.replace("http://127.0.0.1:8787", inject("origin")));
  const printed = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", file], { encoding: "utf8" });
  const [, promised = ""] = /console\.log\(object\.oracle_text\); \/\/ (.*)/.exec(code) ?? [];
  const [first, ...verdicts] = printed.trim().split("\n");
  expect(first).toBe(promised);
  expect(verdicts).toContain("Goblins: changed (612.2)");
});
