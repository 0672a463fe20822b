/**
 * Words that a keyword's own rule holds, and that only reminder text repeats on the card: no text change reaches a
 * rule (612.1 speaks of words printed on the object, 207.2 gives reminder text no function).
 */
export interface FixedWords {
  /** As it stands in rules text, lower case. */
  readonly keyword: string;
  readonly rule: string;
  readonly words: ReadonlyArray<string>;
}

export const fixedWords: ReadonlyArray<FixedWords> = [
  { keyword: "fear", rule: "702.36b", words: ["black"] },
  { keyword: "soulshift", rule: "702.46a", words: ["Spirit"] },
  { keyword: "living weapon", rule: "702.92a", words: ["black", "Phyrexian", "Germ"] },
  { keyword: "awaken", rule: "702.113a", words: ["Elemental"] },
  { keyword: "fabricate", rule: "702.123a", words: ["Servo"] },
  { keyword: "doctor's companion", rule: "702.124m", words: ["Time Lord", "Doctor"] },
  { keyword: "embalm", rule: "702.128a", words: ["white", "Zombie"] },
  { keyword: "eternalize", rule: "702.129a", words: ["black", "Zombie"] },
  { keyword: "afterlife", rule: "702.135a", words: ["white", "black", "Spirit"] },
  { keyword: "mutate", rule: "702.140a", words: ["Human"] },
  { keyword: "for mirrodin!", rule: "702.163a", words: ["red", "Rebel"] },
  { keyword: "freerunning", rule: "702.173a", words: ["Assassin"] },
  { keyword: "gift a tapped fish", rule: "702.174f", words: ["blue"] },
  { keyword: "gift an octopus", rule: "702.174i", words: ["blue"] },
  { keyword: "mobilize", rule: "702.181a", words: ["red", "Warrior"] },
  { keyword: "job select", rule: "702.182a", words: ["Hero"] },
  { keyword: "amass", rule: "701.47a", words: ["black", "Army"] },
  { keyword: "incubate", rule: "701.53a", words: ["Phyrexian"] },
  { keyword: "endure", rule: "701.63a", words: ["white", "Spirit"] },
  { keyword: "endures", rule: "701.63a", words: ["white", "Spirit"] },
  { keyword: "recruit", rule: "701.70a", words: ["white", "Human", "Soldier"] },
  { keyword: "empower jace", rule: "701.71a", words: ["blue"] },
  { keyword: "walker token", rule: "111.10", words: ["black", "Zombie"] },
  { keyword: "walker tokens", rule: "111.10", words: ["black", "Zombie"] },
  { keyword: "heartwood token", rule: "111.10", words: ["red", "green"] },
  { keyword: "heartwood tokens", rule: "111.10", words: ["red", "green"] },
  { keyword: "incubator token", rule: "111.10", words: ["Phyrexian"] },
  { keyword: "party", rule: "700.8", words: ["Cleric", "Rogue", "Warrior", "Wizard"] },
  { keyword: "outlaw", rule: "700.12", words: ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"] },
  { keyword: "outlaws", rule: "700.12", words: ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"] },
  { keyword: "worthy", rule: "700.16", words: ["Villain", "red", "white"] },
];
