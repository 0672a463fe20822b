/**
 * Cards that do something to text and that the rules do not cover.
 *
 * Rule 100.7: un-cards, acorn cards and playtest cards. What they would do has no answer in the rules, so they have no
 * program and a sentence instead.
 */
import { NotCoveredByRules } from "../Errors.ts";
import { once } from "../internal/once.ts";

const cards: Readonly<Record<string, string>> = {
  "Magical Hacker": "turns every + into - and every - into +",
  "More or Less": "adds or subtracts one from a number",
  "Truss, Chief Engineer": "adds to a number or subtracts from it",
  "Look at Me, I'm R&D": "changes one number into the next everywhere",
  "Stet, Draconic Proofreader": "deletes the first letter of a name",
  "Pithing Spyglass": "takes a keyword and all text tied to it from every card",
  "Phoebe, Head of S.N.E.A.K.": "steals a text box for good",
  "Do-It-Yourself Seraph": "has the text boxes of other cards besides its own",
  "It Came from Planet Glurg": "combines the names and text boxes of several creatures",
  "Grusilda, Monster Masher": "combines two cards into one creature",
  "Animate Graveyard": "gives a graveyard the text boxes of the cards in it",
  Bombardment: "gives cards outside the battlefield another name and another text",
  _____: "takes any card name",
  "R&D's Secret Lair": "has cards played as they are printed, without errata",
  "Ruff, Underdog Champ": "reads every Hound as a Dog",
  "Standard Procedure": "becomes another card",
  Unstickerify: "asks about stickers on playtest cards",
  "You, Iterative Playtester": "changes a number by one",
  "Very Cryptic Command": "changes a number by one, in one of its versions",
};

const byName = /* @__PURE__ */ once(
  () => new Map(Object.entries(cards).map(([name, does]) => [name.toLowerCase(), { name, does }])),
);

/** Why a card with this name, in any letter case, has no program; `undefined` for a card that is not on the list. */
export const find = (name: string): NotCoveredByRules | undefined => {
  const found = byName().get(name.toLowerCase());
  if (found === undefined) return undefined;
  return new NotCoveredByRules({
    message: `${found.name} ${found.does}. The rules do not cover this card, so they do not say what it would do.`,
    rule: "100.7",
    input: name,
  });
};
