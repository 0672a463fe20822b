import { analyze, apply, evolution, ok, type Row, refused, sent, unknownCard } from "../row.ts";

/** JSON text with surrogates as escapes, which is legal JSON. */
const halves: Readonly<Record<string, string>> = {
  "a high one": "\\ud800",
  "a low one": "\\udfff",
  "a pair the wrong way round": "\\ude00\\ud83d",
  "two high ones": "\\ud83d\\ud83d",
  "many high ones": "\\udbff".repeat(1_000),
};

const request = (fields: Readonly<Record<string, string>>): string =>
  `{${Object.entries({
    ...Object.fromEntries(Object.entries(evolution).map(([key, value]) => [key, JSON.stringify(value)])),
    ...fields,
  })
    .map(([key, value]) => `"${key}":${value}`)
    .join()}}`;

export const loneSurrogates: ReadonlyArray<Row> = Object.entries(halves).flatMap(([name, half]) => [
  sent(analyze, `${name} as a name`, `{"name":"${half}"}`, ok),
  sent(analyze, `${name} in a text`, `{"name":"X","oracle_text":"red ${half} blue"}`, ok),
  sent(analyze, `${name} in a type line`, `{"name":"X","type_line":"Creature \\u2014 ${half}Elf"}`, ok),
  sent(analyze, `${name} as a field`, `{"name":"X","${half}":"${half}"}`, ok),
  sent(apply, `${name} as a card`, request({ card: `"${half}"` }), { ...unknownCard, pointer: "/card" }),
  sent(apply, `${name} as a changer`, request({ with: `"${half}"` }), {
    status: 404,
    tag: "UnknownChanger",
    pointer: "/with",
  }),
  sent(apply, `${name} as a word`, request({ to: `"${half}"` }), refused("UnknownWord", "/to")),
  sent(
    apply,
    `${name} as a new name`,
    `{"object":{"name":"X","oracle_text":"X is red."},"changes":[{"kind":"set-name","name":"${half}"}]}`,
    ok,
  ),
]);
