/** What a reader should know besides, each with its rule. */
import type { Note } from "@palimpsest/core/Contract";
import type { RulesEdition } from "@palimpsest/core/RulesEdition";
import { RuleLink } from "./RuleLink.tsx";

export const Notes = ({ notes, edition }: { readonly notes: ReadonlyArray<Note>; readonly edition: RulesEdition }) =>
  notes.length === 0 ? null : (
    <ul class="notes">
      {notes.map(({ code, message, rule }) => (
        <li key={`${code} ${message}`}>
          {message} {rule !== undefined && <RuleLink rule={rule} edition={edition} />}
        </li>
      ))}
    </ul>
  );
