import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("the types of the client are those of the contract", () => {
  const script = fileURLToPath(new URL("../../../apps/edge/scripts/client-types.ts", import.meta.url));
  const check = () =>
    execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", script, "--check"], { encoding: "utf8" });
  expect(check).not.toThrow();
});
