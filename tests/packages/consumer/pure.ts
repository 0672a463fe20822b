// One word change by pure functions: the words, the text, its reading, the change.
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as RulesText from "@palimpsest/core/RulesText";
import * as ReplaceWord from "@palimpsest/core/text-change/ReplaceWord";

const goblin = Lexicon.parse("creature-type", "Goblin");
const elf = Lexicon.parse("creature-type", "Elf");
const text = RulesText.read("Other Goblins get +1/+1.", { name: "Goblin King", otherFaces: [], legendary: false });
if (goblin !== undefined && elf !== undefined) console.log(ReplaceWord.rewrite(text, goblin, elf));
