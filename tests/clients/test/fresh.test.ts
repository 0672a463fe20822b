import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { clientTypes } from "../../../apps/edge/openapi/client-types.ts";
import { formatted } from "../../../apps/edge/openapi/formatted.ts";

it("the types of the client are what `npx -y pnpm@12.4.2 client-types` writes of the description that is served", async () => {
  const path = "packages/client/src/api.ts";
  const document = await (await fetch(`${inject("origin")}/openapi.json`)).json();
  const written = readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");
  expect(written).toBe(formatted(clientTypes(document), path));
});
