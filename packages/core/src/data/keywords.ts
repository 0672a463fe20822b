/**
 * Keywords whose fixed name holds a word of the lexicon, by rule. The word is part of the keyword's name, no argument
 * of it, so it is not used as a type (702.1).
 */
export const keywordNames: ReadonlyArray<{ readonly name: string; readonly rule: string }> = [
  { name: "Doctor's companion", rule: "702.124m" },
  { name: "More Than Meets the Eye", rule: "702.162a" },
];

/**
 * Keywords whose argument is printed on the card, by the words that stand before it: a text change rewrites it
 * (702.1 and the rule of each). Landwalk, typecycling and offering name theirs in another way; see the analysis.
 */
export const keywordArguments: ReadonlyArray<{ readonly before: ReadonlyArray<string>; readonly rule: string }> = [
  { before: ["enchant"], rule: "702.5a" },
  { before: ["equip"], rule: "702.6c" },
  { before: ["hexproof", "from"], rule: "702.11d" },
  { before: ["protection", "from"], rule: "702.16a" },
  { before: ["bands", "with", "other"], rule: "702.22b" },
  { before: ["affinity", "for"], rule: "702.41a" },
  { before: ["splice", "onto"], rule: "702.47a" },
  { before: ["champion", "a"], rule: "702.72a" },
  { before: ["champion", "an"], rule: "702.72a" },
  { before: ["devour"], rule: "702.82c" },
  { before: ["emerge", "from"], rule: "702.119b" },
  { before: ["craft", "with"], rule: "702.167a" },
  { before: ["gift", "a"], rule: "702.174a" },
  { before: ["gift", "an"], rule: "702.174a" },
  { before: ["amass"], rule: "701.47a" },
  { before: ["behold", "a"], rule: "701.4a" },
  { before: ["behold", "an"], rule: "701.4a" },
];
