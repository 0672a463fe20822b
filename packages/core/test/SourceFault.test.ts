import * as SourceFault from "@palimpsest/core/SourceFault";
import { describe, expect, it } from "vitest";

const cleave =
  "Cleave {5}{W} (You may cast this spell for its cleave cost. If you do, remove the words in square brackets.)";

describe("a text whose source lost the brackets of cleave", () => {
  it.each([
    ["on a card", { name: "Fierce Retribution", oracle_text: `${cleave}\nDestroy target attacking creature.` }],
    ["where only a loyalty cost has brackets", { name: "Fierce Retribution", oracle_text: `${cleave}\n[+1]: Draw.` }],
    ["on a face", { name: "A // B", card_faces: [{ name: "A" }, { name: "Fierce Retribution", oracle_text: cleave }] }],
  ])("is told: %s", (_, card) => {
    expect(SourceFault.of(card)).toEqual([
      {
        code: "cleave-without-brackets",
        name: "Fierce Retribution",
        message:
          '"Fierce Retribution" has cleave, and its text has no square brackets: what cleave removes is not known.',
        rule: "702.148a",
      },
    ]);
  });

  it.each([
    ["brackets are there", `${cleave}\nDestroy target [attacking] creature.`],
    ["the word is no ability of it", "Whenever you cast a spell with cleave, draw a card."],
    ["another has it", 'Create a token with "Cleave {1}" and flying.'],
    ["there is no text", undefined],
  ])("is not where %s", (_, text) => {
    expect(SourceFault.of({ name: "A", ...(text === undefined ? {} : { oracle_text: text }) })).toEqual([]);
  });
});
