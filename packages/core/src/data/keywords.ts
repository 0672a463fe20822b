/**
 * Keywords whose fixed name holds a word of the lexicon, by rule. The word is part of the keyword's name, no argument
 * of it, so it is not used as a type (702.1).
 */
export const keywordNames: ReadonlyArray<{ readonly name: string; readonly rule: string }> = [
  { name: "Doctor's companion", rule: "702.124m" },
  { name: "More Than Meets the Eye", rule: "702.162a" },
];
