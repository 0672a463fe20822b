/**
 * What decided about a word, by the name that stands in its `decidedBy`, and what that means. The names of judgements
 * and this table are one type: a judgement without a sentence does not compile.
 */
export const decisions = {
  // In use.
  "type-line": "it stands behind the dash of a type line",
  "color-word": "a colour word with a small letter, or at the start of a sentence",
  "describes-noun": "it describes a noun that follows: Elf creatures, Goblin or Elf cards",
  determined: "a determiner or a number stands before it: a Goblin, target Elf, two Islands",
  "after-color": "a colour stands before it: a white Sand Warrior",
  "after-copula": "a verb says what something is: are Mountains, becomes an Elf",
  controlled: "somebody controls or owns it: Goblins you control",
  "plural-type": "it stands in the plural: the number of Merfolk",
  "in-list": "it stands in a list with another type: Elf, Goblin, or Merfolk",
  "spoken-of": "the text speaks of the type as such: a creature type other than Wall",
  "non-compound": "it is what a non- excludes: non-Wall",
  "keyword-argument": "it is the printed argument of a keyword: protection from black, swampwalk",
  // Names.
  "name-line": "it stands in the name line",
  "own-name": "it is part of the object's own name in its text",
  "short-name": "it is part of the short form of a legendary name",
  "named-self": "it is part of the object's own name after the word named",
  named: "it is part of a name after the word named",
  "card-names": "it is part of the name of a known card",
  "token-name": "it is part of the name that a token is given",
  "other-face": "it is part of the name of the card's other face",
  "partner-with": "it is part of the name of a partner",
  meld: "it is part of the name of a melded card",
  "name-is": "it is part of a name that the text gives",
  "copy-of": "it is part of the name of what is copied",
  "the-card": "it is part of a card's name after the words the card",
  conjure: "it is part of the name of a conjured card",
  "role-token": "it is part of the name of a Role",
  "player-name": "it is what a player is called: the Hydra's library",
  "capital-run": "it stands in a run of capitals with a word that is no type",
  "capital-color": "a colour with a capital inside a sentence is part of a name",
  // Neither.
  label: "it stands before a dash, in a label",
  "anchor-word": "it is a choice that a label of the card stands for",
  "room-name": "it is part of the name of a dungeon room",
  counter: "it is a kind of counter",
  "keyword-name": "it is part of the fixed name of a keyword",
  "other-land-type": "it is part of a land type that is not basic",
  "other-subtype": "it is part of a subtype of another card type",
  border: "it is the colour of a border",
  "lower-case": "types have a capital, and this word has none",
  "sentence-verb": "it is a verb at the start of a sentence",
  fallback: "nothing around it speaks against its use, and nothing for it",
} as const satisfies Readonly<Record<string, string>>;

export type Decision = keyof typeof decisions;
