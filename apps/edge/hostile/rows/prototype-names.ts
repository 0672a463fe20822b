import {
  analyze,
  apply,
  card,
  change,
  evolution,
  got,
  invalid,
  ok,
  posted,
  query,
  type Row,
  refused,
  sent,
  unknownCard,
} from "../row.ts";

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];
const unknownChanger = { status: 404, tag: "UnknownChanger", pointer: "/with" } as const;

export const prototypeNames: ReadonlyArray<Row> = [
  ...names.flatMap((name) => [
    posted(apply, `${name} as a card`, { ...evolution, card: name }, { ...unknownCard, pointer: "/card" }),
    posted(apply, `${name} as a changer`, { ...evolution, with: name }, unknownChanger),
    posted(apply, `${name} as a word`, { ...evolution, from: name }, refused("UnknownWord", "/from")),
    posted(
      apply,
      `${name} as an edition`,
      { ...evolution, options: { edition: name } },
      refused("UnknownEdition", "/options/edition"),
    ),
    posted(
      apply,
      `${name} as a class`,
      { object: card(), changes: [{ ...change, class: name }] },
      invalid("/changes/0/class"),
    ),
    posted(
      apply,
      `${name} as a kind`,
      { object: card(), changes: [{ ...change, kind: name }] },
      invalid("/changes/0/kind"),
    ),
    posted(apply, `${name} as an id`, { object: card({ oracle_text: "red" }), changes: [{ ...change, id: name }] }, ok),
    posted(
      apply,
      `${name} as another object`,
      { object: card(), changes: [{ kind: "exchange-text-boxes", with: name }] },
      refused("UnknownObject", "/changes/0/with"),
    ),
    sent(analyze, `${name} as a field`, `{"name":"X","${name}":{"token":true,"lang":"de"}}`, ok),
    posted(analyze, `${name} as a name`, { name, oracle_text: `${name} is red.` }, ok),
    posted(analyze, `${name} as a layout`, card({ layout: name }), ok),
    got(`/v1/cards/${name}`, unknownCard),
    got(query({ ...evolution, edition: name }), refused("UnknownEdition", "/edition")),
    got(`/v1/changers/${name}`, { status: 404, tag: "UnknownChanger" }),
    got(`/v1/lexicon/${name}`, { status: 400, tag: "InvalidRequest" }),
    got(`/v1/rules/${name}`, { status: 404, tag: "UnknownRule" }),
  ]),
  sent(apply, "__proto__ alone", '{"__proto__":{"card":"Goblin King","with":"Mind Bend"}}', invalid("")),
  sent(
    apply,
    "__proto__ of a request",
    `{"__proto__":{"to":"Elf"},"card":"Goblin King","with":"Artificial Evolution","from":"Goblin"}`,
    invalid("/__proto__"),
  ),
  sent(
    apply,
    "__proto__ as the changes",
    '{"object":{"name":"X"},"changes":{"__proto__":[],"length":1}}',
    invalid("/changes"),
  ),
  sent(analyze, "__proto__ of a face", '{"name":"X","card_faces":[{"name":"Y","__proto__":{"oracle_text":1}}]}', ok),
  sent(analyze, "then", '{"name":"X","then":"function"}', ok),
  sent(analyze, "toJSON", '{"name":"X","toJSON":"x","_tag":"UnknownWord"}', ok),
  sent(analyze, "one field twice", '{"name":"X","name":"Y"}', ok),
  got("/v1/apply?__proto__=1&constructor=2", invalid("/card")),
  got("/v1/apply?card[]=a&with[x]=b", invalid("/card")),
];
