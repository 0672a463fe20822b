import { describe, expect, inject, it } from "vitest";
import { written } from "../support/forms.ts";
import { argumentsOf } from "../support/shell.ts";

/** Does what curl would, with the Worker of this run. */
const send = async (command: string) => {
  const [silent, address = "", ...rest] = await argumentsOf("curl", command);
  expect([silent, ...rest.slice(0, 3)]).toEqual(["-s", "-H", "content-type: application/json", "-d"]);
  const { pathname } = new URL(address);
  const [, type = ""] = (rest[1] ?? "").split(": ");
  const body = rest[3] ?? "";
  const response = await fetch(inject("origin") + pathname, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  return { pathname, status: response.status, answer: await response.json() };
};

describe("the requests of the worked examples", () => {
  it.each(written)("$slug", async ({ worked, forms }) => {
    const { pathname, status, answer } = await send(forms.curl);
    expect([status, answer.detail]).toEqual([200, undefined]);
    if (worked.example.change === undefined) {
      expect(pathname).toBe("/v1/scenarios");
      expect(answer).toMatchObject({ title: worked.example.title, pass: true });
      expect(answer.findings).toHaveLength(worked.findings.length);
    } else {
      expect(pathname).toBe("/v1/apply");
      const { name, type_line, oracle_text } = answer.object;
      expect(`${name}\n${type_line}\n${oracle_text}\n`).toBe(forms.prints);
    }
  });
});
