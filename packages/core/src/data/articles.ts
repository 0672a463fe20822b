/** Words that begin with a vowel and sound like a consonant: "a Unicorn". */
export const consonantSound: ReadonlySet<string> = /* @__PURE__ */ new Set(["unicorn", "unicorns"]);
