/** Every word that could have changed: what became of it, why, and by which rule. */
import type { Outcome, Verdict } from "@palimpsest/core/Contract";
import { explain } from "@palimpsest/core/Outcome";
import type { RulesEdition } from "@palimpsest/core/RulesEdition";
import { where } from "../labels.ts";
import { RuleLink } from "./RuleLink.tsx";

interface Props {
  readonly outcome: Outcome;
  /** With it, rules lead to the page that has them. */
  readonly edition?: RulesEdition;
  readonly rowId: (verdict: number) => string;
  readonly whyId?: (verdict: number) => string;
  readonly pointed?: number | undefined;
  /** What an effect is called by its id, where it is to be said which changed a word. */
  readonly effectName?: (id: string) => string;
  /** What the object is called that a text came from, where it is to be said. */
  readonly originName?: (id: string) => string;
}

const by = ({ by: ids, verdict }: Verdict, effectName: Props["effectName"]): string =>
  effectName === undefined || verdict === "kept" || ids.length === 0
    ? ""
    : `, by ${[...new Set(ids.map(effectName))].join(", then ")}`;

export const VerdictList = ({ outcome, edition, rowId, whyId, pointed, effectName, originName }: Props) => (
  <table class="verdicts">
    <caption class="sr-only">Words with their verdicts</caption>
    <thead>
      <tr>
        <th scope="col">Word</th>
        <th scope="col">Where</th>
        <th scope="col">Verdict</th>
        <th scope="col">Why</th>
        <th scope="col">Rule</th>
      </tr>
    </thead>
    <tbody>
      {outcome.verdicts.map((verdict, index) => (
        <tr
          key={index}
          id={rowId(index)}
          tabIndex={-1}
          class={`${verdict.verdict}${pointed === index ? " pointed" : ""}`}
        >
          <th scope="row">{verdict.text}</th>
          <td class="where">
            {where(verdict)}
            {verdict.origin !== undefined && originName !== undefined && ` (from ${originName(verdict.origin)})`}
          </td>
          <td class="verdict">{verdict.verdict}</td>
          <td class="why" id={whyId?.(index)}>
            {explain(verdict)}
            {by(verdict, effectName)}
          </td>
          <td class="by-rule">
            {edition === undefined ? verdict.rule : <RuleLink rule={verdict.rule} edition={edition} />}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
