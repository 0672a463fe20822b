import { describe, expect, inject, it } from "vitest";

const post = (path: string, body: unknown) =>
  fetch(`${inject("origin")}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the API behind the site", () => {
  it("answers /health", async () => {
    expect((await fetch(`${inject("origin")}/health`)).status).toBe(200);
  });

  it("gives the text which the landing page shows", async () => {
    const response = await post("/v1/apply", {
      card: "Goblin King",
      with: "Artificial Evolution",
      from: "Goblin",
      to: "Elf",
    });
    expect(response.status).toBe(200);
    const { object } = (await response.json()) as { object: { type_line: string; oracle_text: string } };
    expect(object.oracle_text).toContain("Other Elves get +1/+1 and have mountainwalk.");
    expect(object.type_line).toBe("Creature — Elf");
  });
});
