/** What other public projects do about text changes, as their code and trackers showed it. */

/** By name, the repository on GitHub. */
export const engines = {
  Forge: "Card-Forge/forge",
  pawl: "tfausak/pawl",
  "mtg-sim": "morvor/mtg-sim",
  "magical-vibes": "laxika/magical-vibes",
  argentum: "wingedsheep/argentum-engine",
  phase: "phase-rs/phase",
  ironsmith: "Chiplis/ironsmith",
  "mtg-engine": "sereilly/mtg-engine",
  XMage: "magefree/mage",
} as const;

/** What is asked, and the answer for each engine in the order above. */
export const cells: ReadonlyArray<readonly [what: string, ...answers: ReadonlyArray<string>]> = [
  ["Colour words (612.2)", "yes", "no", "yes", "yes", "yes", "unmerged", "yes", "yes", "no"],
  ["Basic land types", "yes", "yes", "yes", "yes", "yes", "unmerged", "yes", "yes", "no"],
  ["Creature types", "yes", "yes", "yes", "no", "yes", "no", "yes", "no", "one card"],
  ["Names in the text stay", "partly", "yes", "yes", "partly", "yes", "yes", "yes", "partly", "–"],
  ["Granted abilities stay (612.3)", "yes", "yes", "yes", "yes", "no", "partly", "yes", "yes", "–"],
  [
    "Exchanged text boxes (612.5)",
    "yes, as they stood then",
    "yes, with dependency",
    "printed text only",
    "no",
    "no",
    "no",
    "yes, as they stood then",
    "no",
    "no",
  ],
  ["Full text (612.6)", "yes", "yes", "yes", "yes", "no", "no", "no", "no", "partly"],
  ["All names (612.7)", "yes", "yes", "yes", "no", "no", "no", "no", "no", "no"],
  ["Name stickers (612.9)", "unmerged", "no", "yes", "no", "no", "no", "no", "no", "no"],
  [
    "Splice, overload, cleave",
    "yes",
    "no",
    "splice",
    "overload",
    "splice, cleave",
    "overload",
    "overload",
    "no",
    "yes, per card",
  ],
  ["Dependency among text changes (613.8)", "no", "yes", "no", "no", "no", "no", "no", "no", "no"],
  [
    "A reason for each word",
    "new text marked",
    "no",
    "no",
    "no",
    "a badge",
    "no",
    "typed errors",
    "changed words",
    "no",
  ],
  ["The answer as data, without a game", "no", "no", "no", "no", "no", "no", "no", "no", "no"],
];
