// One word change with all that an outcome says, as a program of Effect's.
import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";

const object = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
const changes = [{ kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf" }] as const;
console.log(Effect.runSync(Outcome.evaluate({ object, changes })).object.oracle_text);
