import fc from "fast-check";
import * as Lexicon from "../src/Lexicon.ts";

/** Slots: `T` a creature type, `Ts` its plural, `a-T` with its article, `L`, `Ls`, `a-L` and `l` a basic land type, `c` and `C` a colour. */
const templates = [
  "Other <Ts> you control get +1/+1.",
  "Other <T> creatures get +1/+1 and have <l>walk.",
  "<T> spells you cast cost {1} less to cast.",
  "<Ts> you control have flying.",
  "All <Ls> are 1/1 <c> creatures that are still lands.",
  "Create two 1/1 <c> <T> creature tokens.",
  "{2}{<s>}, {T}: Create a 2/2 <c> and <c> <T> <T> creature token with flying.",
  "Create a 0/1 <c> <T> creature token named <N>.",
  "When <self> enters, destroy target non<c> creature.",
  "Whenever <self> or another <T> enters under your control, you gain 1 life.",
  "When <self> dies, return target <T> card from your graveyard to your hand.",
  "<self>'s power is equal to the number of <Ts> on the battlefield.",
  "Protection from <c> and from <c>",
  "Protection from <Ts>",
  "Hexproof from <c>",
  "Affinity for <Ls>",
  "Enchant <L>",
  "Equip <T> {1}",
  "Champion <a-T>",
  "<T> offering",
  "Flying, <l>walk",
  "<L>cycling {2}, <l>cycling {2}",
  "<T>cycling {3}",
  "Amass <Ts> 2.",
  "Destroy target non-<T> creature.",
  "Search your library for <a-L> or <a-L> card, reveal it, then shuffle.",
  "Search your library for a card named <N>, reveal it, and put it into your hand.",
  "<Label> — Whenever <a-T> attacks, draw a card.",
  'Equipped creature has "{T}: This creature deals 3 damage to target <T> creature."',
  '<Ts> you control have "Sacrifice this creature: Add {C}."',
  "<C> creatures you control have menace.",
  "<L>walk (This creature can't be blocked as long as defending player controls <a-L>.)",
  "Fear (This creature can't be blocked except by artifact creatures and/or black creatures.)",
  "{T}: Target land becomes <a-L> until end of turn.",
  "Choose one —\n• Destroy target <L>.\n• <C> creatures can't block this turn.",
  "Sacrifice <a-T>: Target opponent loses 1 life.",
  "When you control no <Ls>, sacrifice <self>.",
  "Put a <T> card or <a-T> onto the battlefield, then tap each other <T> you control.",
  "For each <T> you control, create a Treasure token.",
  "Target creature becomes <a-T> in addition to its other types.",
];

const word = (wordClass: Lexicon.Word["class"]) => fc.constantFrom(...Lexicon.words(wordClass));
const article = (text: string): string => `${/^[AEIOU]/.test(text) && text !== "Unicorn" ? "an" : "a"} ${text}`;

const slots: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "<T>": word("creature-type").map(({ singular }) => singular),
  "<Ts>": word("creature-type").map(({ plural }) => plural),
  "<a-T>": word("creature-type").map(({ singular }) => article(singular)),
  "<L>": word("basic-land-type").map(({ singular }) => singular),
  "<Ls>": word("basic-land-type").map(({ plural }) => plural),
  "<a-L>": word("basic-land-type").map(({ singular }) => article(singular)),
  "<l>": word("basic-land-type").map(({ singular }) => singular.toLowerCase()),
  "<c>": word("color-word").map(({ singular }) => singular),
  "<C>": word("color-word").map(({ singular }) => singular.charAt(0).toUpperCase() + singular.slice(1)),
  "<s>": fc.constantFrom("W", "U", "B", "R", "G"),
  "<N>": fc.constantFrom("Kobolds of Kher Keep", "Festering Goblin", "Sorin, Vampire Lord", "Metallic Sliver"),
  "<Label>": fc.constantFrom("Landfall", "Bad Wolf", "Blue Magic", "Hero's Sundering", "Raid"),
};

const sentence = (self: string) =>
  fc.constantFrom(...templates).chain((template) =>
    fc.tuple(...(template.match(/<[^>]+>/g) ?? []).map((slot) => slots[slot] ?? fc.constant(slot))).map((words) => {
      let next = 0;
      return template.replace(/<[^>]+>/g, () => words[next++] ?? "").replaceAll("<self>", self);
    }),
  );

/** Names with words of the lexicon in them, and how rules text calls the object. */
const selves = [
  { name: "Goblin King", called: "Goblin King" },
  { name: "White Knight", called: "White Knight" },
  { name: "Wolverine, Best There Is", called: "Wolverine" },
  { name: "Sliver Overlord", called: "Sliver Overlord" },
];

/** Abilities as Oracle writes them, one to four of them, of a legendary object with a name. */
export const oracleCards = fc
  .constantFrom(...selves)
  .chain(({ name, called }) =>
    fc
      .array(sentence(called), { minLength: 1, maxLength: 4 })
      .map((lines) => ({ name, type_line: "Legendary Creature — Goblin Knight", oracle_text: lines.join("\n") })),
  );
