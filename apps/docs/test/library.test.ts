import { describe, expect, it } from "vitest";
import { modules } from "../src/reference/all.ts";
import type { Module } from "../src/reference/library.ts";
import { pieces } from "../src/reference/linked.ts";

const one = (name: string): Module => {
  const found = modules.find((module) => module.name === name);
  if (found === undefined) throw new Error(`There is no module ${name}.`);
  return found;
};
const entry = (module: string, name: string) => one(module).entries.find((each) => each.name === name);

describe("the reference of the library", () => {
  it("has every public module, under an address of its own", () => {
    expect(modules.map(({ specifier }) => specifier)).toEqual(
      expect.arrayContaining(["@palimpsest/core/Outcome", "@palimpsest/core/Scenario", "@palimpsest/cards/BulkFile"]),
    );
    expect(new Set(modules.map(({ slug }) => slug)).size).toBe(modules.length);
    expect(one("RulesEdition").slug).toBe("core/rules-edition");
  });

  it.each(modules)("$specifier says what it is, and what each of its exports is", ({ about, entries }) => {
    expect(about.join(" ")).not.toBe("");
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ doc }) => doc.length === 0).map(({ name }) => name)).toEqual([]);
    expect(entries.filter(({ signature }) => signature === "" || signature.length > 3_000)).toEqual([]);
  });

  it("has declarations without bodies", () => {
    expect(entry("Outcome", "evaluate")?.signature).toBe(
      "const evaluate: (request: ApplyRequest) => Effect.Effect<Outcome, ApplyError>",
    );
    expect(entry("Errors", "numberedIn")?.signature).toBe(
      "const numberedIn: (edition: RulesEdition.RulesEdition) => <E>(error: E) => E",
    );
    expect(entry("Instruction", "carryOut")?.signature).toMatch(
      /=> Effect\.Effect<GameState\.GameState, InvalidObject>$/,
    );
    expect(entry("Contract", "Zone")?.signature).toMatch(/^const Zone = Schema\.Literals/);
  });

  it("follows what a module hands on to where it is declared", () => {
    expect(entry("Scenario", "Step")?.signature).toContain("Schema.Union");
    expect(entry("Changer", "Changer")?.signature).toMatch(/^interface Changer/);
  });

  it("has the examples of the docstrings", () => {
    expect(entry("Lexicon", "parse")?.examples.join()).toContain('Lexicon.parse("creature-type", "elves")');
  });

  it("links names to where they are declared", () => {
    const linked = pieces(entry("Outcome", "ofObject")?.signature ?? "", "ofObject", one("Outcome"), modules);
    expect(linked.map(({ text }) => text).join("")).toBe(entry("Outcome", "ofObject")?.signature);
    expect(linked).toContainEqual({ text: "Layers.Board", href: "/reference/core/layers/#export-Board" });
    expect(linked).toContainEqual({ text: "GameObject", href: "/reference/core/contract/#export-GameObject" });
  });
});
