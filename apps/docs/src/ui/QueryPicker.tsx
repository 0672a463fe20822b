/** Writes terms of a query for whoever would rather choose: a class, a word of it, and where it stands. */
import { vocabulary } from "@palimpsest/cards/Query";
import type { WordClass, WordContext } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { useId, useState } from "preact/hooks";
import { contexts, wordClassNames } from "../labels.ts";
import { type Choice, terms } from "../search/completion.ts";
import { Combobox } from "./Combobox.tsx";

const first: Choice = { role: "uses", wordClass: "creature-type", word: "", context: undefined };

/** Words that begin with what was typed, then those that hold it. */
const suggest =
  (wordClass: WordClass) =>
  (text: string): ReadonlyArray<{ readonly value: string }> => {
    const wanted = text.trim().toLowerCase();
    const all = Lexicon.words(wordClass).map(({ singular }) => singular);
    const begins = all.filter((word) => word.toLowerCase().startsWith(wanted));
    const holds = all.filter((word) => word.toLowerCase().includes(wanted) && !begins.includes(word));
    return [...begins, ...holds].map((value) => ({ value }));
  };

export const QueryPicker = ({ onTerms }: { readonly onTerms: (terms: string) => void }) => {
  const id = useId();
  const [choice, setChoice] = useState(first);
  return (
    <fieldset class="picker">
      <legend>Or choose, and have it written</legend>
      <div class="filters">
        <div class="field">
          <label for={`${id}-role`}>Cards that</label>
          <select
            id={`${id}-role`}
            value={choice.role}
            onChange={(event) => setChoice({ ...choice, role: event.currentTarget.value as Choice["role"] })}
          >
            <option value="uses">use it as what it is</option>
            <option value="looks">only seem to use it</option>
          </select>
        </div>
        <div class="field">
          <label for={`${id}-class`}>Class</label>
          <select
            id={`${id}-class`}
            value={choice.wordClass}
            onChange={(event) => setChoice({ ...choice, wordClass: event.currentTarget.value as WordClass, word: "" })}
          >
            {vocabulary.classes.map((each) => (
              <option key={each} value={each}>
                {wordClassNames[each].toLowerCase()}
              </option>
            ))}
          </select>
        </div>
        <Combobox
          label="Word"
          value={choice.word}
          placeholder="any"
          suggest={suggest(choice.wordClass)}
          onValue={(word) => setChoice({ ...choice, word })}
        />
        <div class="field">
          <label for={`${id}-context`}>Where</label>
          <select
            id={`${id}-context`}
            value={choice.context ?? ""}
            onChange={(event) => {
              const chosen = event.currentTarget.value as WordContext | "";
              setChoice({ ...choice, context: chosen === "" ? undefined : chosen });
            }}
          >
            <option value="">anywhere</option>
            {vocabulary.context.map((each) => (
              <option key={each} value={each}>
                {contexts[each as WordContext]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="button" onClick={() => onTerms(terms(choice))}>
        Write it into the query
      </button>
    </fieldset>
  );
};
