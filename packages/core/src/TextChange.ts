/**
 * A text change, ready to be applied: words looked up, texts read, identity and timestamp given. One file per kind in
 * `text-change/`; this module is their union.
 */
import type { Cleave } from "./text-change/Cleave.ts";
import type { EveryName } from "./text-change/EveryName.ts";
import type { ExchangeTextBoxes } from "./text-change/ExchangeTextBoxes.ts";
import type { FullText } from "./text-change/FullText.ts";
import type { NameSticker } from "./text-change/NameSticker.ts";
import type { Overload } from "./text-change/Overload.ts";
import type { ReplaceEveryWord } from "./text-change/ReplaceEveryWord.ts";
import type { ReplaceWord } from "./text-change/ReplaceWord.ts";
import type { SetName } from "./text-change/SetName.ts";
import type { Splice } from "./text-change/Splice.ts";

/** A change of any kind. */
export type TextChange =
  | ReplaceWord
  | ReplaceEveryWord
  | ExchangeTextBoxes
  | FullText
  | EveryName
  | SetName
  | NameSticker
  | Splice
  | Overload
  | Cleave;

type Unmade<T> = T extends TextChange ? Omit<T, "id" | "timestamp"> : never;

/** A text change before the game gives it an identity and a timestamp (613.7b). */
export type NewChange = Unmade<TextChange>;

/** The rule that each kind of change rests on, in the newest numbering. */
export const ruleOf: Readonly<Record<TextChange["kind"], string>> = {
  "replace-word": "612.2",
  "replace-every-word": "612.2",
  "exchange-text-boxes": "612.5",
  "full-text": "612.6",
  "every-name": "612.7",
  "set-name": "612.8",
  "name-sticker": "612.9",
  splice: "612.10",
  overload: "702.96c",
  cleave: "702.148b",
};
