import { analyze, apply, card, change, ok, posted, type Row } from "../row.ts";

/** What is left of a name where the rest of it says nothing. */
const names: ReadonlyArray<string> = ["", " ", "//", " // ", " [D]"];

const text = "Elf creatures get +1/+1 for each red Goblin named Elf.";
const sides = (name: string) => [
  { name: "Front", type_line: "Creature \u2014 Elf", oracle_text: text },
  { name, type_line: "Land", oracle_text: text },
];

export const emptyTexts: ReadonlyArray<Row> = names.flatMap((name) => {
  const called = `${JSON.stringify(name)} as a name`;
  const faces = card({ card_faces: sides(name) });
  return [
    posted(analyze, called, card({ name, type_line: "Legendary Creature", oracle_text: text }), ok),
    posted(analyze, `${called} of a face`, faces, ok),
    posted(apply, `${called} of a face that is down`, { object: faces, changes: [change] }, ok),
    posted(apply, `${called} of the face that is up`, { object: { ...faces, face: 1 }, changes: [change] }, ok),
    posted(
      apply,
      `${called} of a face of a card that is spliced`,
      { object: card(), changes: [{ kind: "splice", card: faces }] },
      ok,
    ),
  ];
});
