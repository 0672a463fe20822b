/** The ability words of rule 207.2c, rules effective 2026-09-25. They group cards and have no rules meaning. */
// biome-ignore format: a list to scan, not to read one by one
export const abilityWords: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort",
  "constellation", "converge", "council's dilemma", "coven", "delirium", "descend 4", "descend 8", "disappear",
  "domain", "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious", "flurry", "formidable",
  "grandeur", "hellbent", "heroic", "imprint", "infusion", "inspired", "join forces", "kinship", "landfall",
  "lieutenant", "magecraft", "metalcraft", "morbid", "opus", "pack tactics", "paradox", "parley", "radiance", "raid",
  "rally", "renew", "repartee", "revolt", "secret council", "spell mastery", "strive", "survival", "sweep",
  "tempting offer", "threshold", "undergrowth", "valiant", "vivid", "void", "will of the council",
]);
