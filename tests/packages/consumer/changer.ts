// The same by a printed card, which checks its target and the choice of words.
import * as Changer from "@palimpsest/core/Changer";
import * as Effect from "effect/Effect";

const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
const program = Changer.apply(card, [{ with: "Artificial Evolution", from: "Goblin", to: "Elf" }]);
console.log(Effect.runSync(program).object.oracle_text);
