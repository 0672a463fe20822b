import { assert, describe, layer } from "@effect/vitest";
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";

const { CardCatalogue: Service } = CardCatalogue;

describe("CardCatalogue", () => {
  layer(Layer.provideMerge(CardCatalogue.layerCardNames, CardCatalogue.layerStarter))((it) => {
    it.effect("tells programs its names, which make the ends of names exact", () =>
      Effect.gen(function* () {
        const oracle_text = "Search your library for a card named Wear // Tear or a card named Nobody, Elf Lord.";
        const { usages } = yield* Analysis.evaluate({ name: "X", type_line: "Sorcery", oracle_text });
        const known = yield* Analysis.evaluate({
          name: "X",
          type_line: "Sorcery",
          oracle_text: "a card named Arbor Elf.",
        });
        assert.deepStrictEqual(
          [...usages, ...known.usages].map(({ text, reason, decidedBy }) => [text, reason, decidedBy]),
          [
            ["Elf", "other-name", "named"],
            ["Elf", "other-name", "card-names"],
          ],
        );
      }),
    );
  });

  layer(CardCatalogue.layerStarter)((it) => {
    it.effect("finds a card", () =>
      Effect.gen(function* () {
        const card = yield* (yield* Service).find("island fish jasconius");
        assert.strictEqual(card.type_line, "Creature — Fish");
      }),
    );

    it.effect("fails with a sentence and suggestions", () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip((yield* Service).find("goblin kin"));
        assert.strictEqual(error._tag, "UnknownCard");
        assert.strictEqual(error.input, "goblin kin");
        assert.deepStrictEqual(error.suggestions, ["Goblin King"]);
        assert.strictEqual(
          error.message,
          'No card named "goblin kin" is in the catalogue. Did you mean "Goblin King"?',
        );
      }),
    );

    it.effect("lists several suggestions", () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip((yield* Service).find("goblin"));
        assert.match(error.message, /Did you mean "Goblin [^"]+", "Goblin [^"]+" or "Goblin [^"]+"\?$/);
      }),
    );

    it.effect("asks no question without a suggestion, and quotes no more than the start of a long name", () =>
      Effect.gen(function* () {
        const error = yield* Effect.flip((yield* Service).find("q".repeat(100_000)));
        assert.strictEqual(error.message, `No card named "${"q".repeat(80)}…" is in the catalogue.`);
      }),
    );

    it.effect("tells its names, source, date and notice", () =>
      Effect.gen(function* () {
        const catalogue = yield* Service;
        const names = yield* catalogue.names;
        const info = yield* catalogue.info;
        assert.include(names, "Goblin King");
        assert.strictEqual(info.count, names.length);
        assert.strictEqual(info.date, "2026-11-30");
        assert.match(info.source, /Wizards of the Coast/);
        assert.match(info.notice, /unofficial Fan Content permitted under the Fan Content Policy/);
      }),
    );
  });
});
