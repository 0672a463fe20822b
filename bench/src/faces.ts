/** The faces that the benchmarks read: a whole pool of cards where `PALIMPSEST_CORPUS` names one, else the starter set. */
import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { starter } from "@palimpsest/cards/Starter";
import * as Characteristics from "@palimpsest/core/Characteristics";
import type { Card } from "@palimpsest/core/Contract";
import type { Self } from "@palimpsest/core/RulesText";
import { sample } from "./sample.ts";

export interface Face {
  readonly text: string;
  readonly self: Self;
  readonly card: Card;
}

/** Faces, and where they are from. */
export interface Pool {
  readonly source: string;
  readonly faces: ReadonlyArray<Face>;
  /** The starter set is small, and dense in words that change: ratios are up to twice those of a whole pool. */
  readonly dense: boolean;
}

const pool = (): { readonly source: string; readonly cards: ReadonlyArray<Card>; readonly dense: boolean } => {
  const file = process.env.PALIMPSEST_CORPUS;
  if (file === undefined)
    return {
      source: "the starter catalogue (set PALIMPSEST_CORPUS for a whole pool)",
      cards: starter().cards,
      dense: true,
    };
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    console.error(`PALIMPSEST_CORPUS names no file: ${file}`);
    process.exit(1);
  }
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return { source: "the corpus", cards: lines.map((line) => JSON.parse(line) as Card), dense: false };
};

export const faces = (most = Number.POSITIVE_INFINITY): Pool => {
  const { source, cards: all, dense } = pool();
  const cards = sample(all, most);
  return {
    dense,
    source: `${source}: ${cards.length} cards${cards.length < all.length ? ` of ${all.length}` : ""}`,
    faces: cards.flatMap((card) =>
      Characteristics.faces(card).map((face) => ({
        text: face.rulesText.source,
        self: Characteristics.selfOf(card, face),
        card,
      })),
    ),
  };
};
