/** The four forms of an example that can be copied: a program, a scenario, a request over HTTP, a command. */
import type { Outcome } from "@palimpsest/core/Contract";
import { commandLine, curl, post, runLine } from "../commands.ts";
import * as Written from "../written.ts";
import { type Example, optionsOf, scenarioOf } from "./Example.ts";
import type { Worked } from "./worked.ts";

export interface Forms {
  readonly program: string;
  /** What the program prints. */
  readonly prints: string;
  readonly scenario: string;
  readonly curl: string;
  readonly command: string;
}

export const fileOf = ({ slug }: Example): string => `${slug}.json`;

const imports = (module: string): string =>
  [
    'import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";',
    `import * as ${module} from "@palimpsest/core/${module}";`,
    'import * as Effect from "effect/Effect";',
  ].join("\n");

const changing = (example: Example, { card, cards = [], ...casting }: NonNullable<Example["change"]>): string => {
  const finds = cards.map((name) => `yield* find(${JSON.stringify(name)})`);
  const words = Written.inline(casting).replace(/ }$/, finds.length === 0 ? " }" : `, cards: [${finds.join(", ")}] }`);
  const options = optionsOf(example);
  const rest = options === undefined ? "" : `, ${Written.inline(options)}`;
  return `${imports("Changer")}

const program = Effect.gen(function* () {
  const { find } = yield* CardCatalogue;
  const card = yield* find(${JSON.stringify(card)});
  return yield* Changer.apply(card, [${words}]${rest});
});

const { object } = Effect.runSync(Effect.provide(program, layerStarter));
console.log(\`\${object.name}\\n\${object.type_line}\\n\${object.oracle_text}\`);
`;
};

const looksAtEnd = ({ looks, expect }: Example): boolean =>
  looks.every(({ after }) => after === undefined) && expect.every(({ error }) => error === undefined);

const playing = (example: Example, severalFaces: boolean): string => {
  const { objects, steps } = example;
  const options = optionsOf(example);
  const situation = Written.typescript({ objects, steps, ...(options === undefined ? {} : { options }) }, 40);
  const ids = Written.typescript(
    example.looks.map(({ object }) => object),
    20,
  );
  const face = severalFaces ? "object?.card_faces?.[object.face ?? 0] ?? object" : "object";
  return `${imports("Scenario")}

const situation: Scenario.Situation = ${situation};

const program = Effect.gen(function* () {
  const { find } = yield* CardCatalogue;
  return yield* Scenario.play(situation, find);
});

const outcomes = Effect.runSync(Effect.provide(program, layerStarter));
for (const id of ${ids}) {
  const object = outcomes.get(id)?.object;
${severalFaces ? `  const face = ${face};\n` : ""}  console.log(\`\${${severalFaces ? "face" : "object"}?.name}\\n\${${severalFaces ? "face" : "object"}?.type_line}\\n\${${severalFaces ? "face" : "object"}?.oracle_text}\\n\`);
}
`;
};

const running = (example: Example): string => `${imports("Scenario")}

const scenario: Scenario.Scenario = ${Written.typescript(scenarioOf(example), 40)};

const program = Effect.gen(function* () {
  const { find } = yield* CardCatalogue;
  return yield* Scenario.run(scenario, find);
});

for (const { pass, actual } of Effect.runSync(Effect.provide(program, layerStarter))) {
  console.log(pass ? "holds:" : "does not hold:", JSON.stringify(actual));
}
`;

const upFace = ({ object }: Outcome) => object.card_faces?.[object.face ?? 0] ?? object;

const texts = (outcome: Outcome): string => {
  const { name, type_line, oracle_text } = upFace(outcome);
  return `${name}\n${type_line}\n${oracle_text}`;
};

const hasFaces = ({ seen }: Worked): boolean => seen.some(({ outcome }) => outcome.object.card_faces !== undefined);

export const formsOf = (worked: Worked): Forms => {
  const { example, seen, findings } = worked;
  const { change } = example;
  const scenario = Written.json(scenarioOf(example));
  if (change !== undefined) {
    const options = optionsOf(example);
    const request = { ...change, ...(options === undefined ? {} : { options }) };
    const [first] = seen;
    return {
      program: changing(example, change),
      prints: first === undefined ? "" : `${texts(first.outcome)}\n`,
      scenario,
      curl: curl(request),
      command: commandLine(request),
    };
  }
  const atEnd = looksAtEnd(example);
  return {
    program: atEnd ? playing(example, hasFaces(worked)) : running(example),
    prints: atEnd
      ? seen.map(({ outcome }) => `${texts(outcome)}\n\n`).join("")
      : findings.map(({ actual }) => `holds: ${JSON.stringify(actual)}\n`).join(""),
    scenario,
    curl: post("/v1/scenarios", scenarioOf(example)),
    command: runLine(fileOf(example)),
  };
};
