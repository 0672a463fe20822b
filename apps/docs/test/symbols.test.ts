import { expect, it } from "vitest";
import { tokens } from "../src/symbols.ts";

it("symbols are told from the text around them", () => {
  expect(tokens("{2}, {T}: Add {U}.")).toEqual([
    { symbol: "2", spoken: "2 generic mana" },
    { text: ", " },
    { symbol: "T", spoken: "tap" },
    { text: ": Add " },
    { symbol: "U", spoken: "blue mana" },
    { text: "." },
  ]);
});
