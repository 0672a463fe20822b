/** The explorer: a card's words, each with what it is and why. */
import type { GameObject } from "@palimpsest/core/Contract";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { useId, useMemo } from "preact/hooks";
import { first, State } from "../explorer/State.ts";
import { type Choice, roleOf, type Shown, view } from "../explorer/view.ts";
import { roleNames, where, wordClassNames } from "../labels.ts";
import { codec } from "../playground/link.ts";
import * as Playground from "../playground/State.ts";
import { Copy } from "./Copy.tsx";
import { MainCard } from "./MainCard.tsx";
import { Notes } from "./Notes.tsx";
import { plural } from "./plural.ts";
import { RuleLink } from "./RuleLink.tsx";
import { SeenFace, why } from "./SeenFace.tsx";
import { ToolFrame } from "./ToolFrame.tsx";
import { useLast, useNames, useSummary, useTool } from "./tool.ts";

const links = codec(State);
const playgroundLinks = codec(Playground.State);

const rowId = (usage: number): string => `usage-${usage}`;

const whyId = (usage: number): string => `why-${usage}`;

interface FilterProps<A extends string> {
  readonly label: string;
  readonly value: A | undefined;
  readonly choices: ReadonlyArray<Choice<A>>;
  readonly text: (value: A) => string;
  readonly onValue: (value: A | undefined) => void;
}

const Filter = <A extends string>({ label, value, choices, text, onValue }: FilterProps<A>) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={(event) => {
          const chosen = event.currentTarget.value as A | "";
          onValue(chosen === "" ? undefined : chosen);
        }}
      >
        <option value="">all</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {text(choice.value)} ({choice.count})
          </option>
        ))}
      </select>
    </div>
  );
};

const set = <K extends "class" | "role" | "rule">(state: State, key: K, value: State[K] | undefined): State => {
  const { [key]: _, ...rest } = state;
  return (value === undefined ? rest : { ...rest, [key]: value }) as State;
};

const summary = ({ usages, left }: Shown): string =>
  `${plural(left.length, "word")} of ${usages.length} shown, ${left.filter((index) => usages[index]?.used).length} in use.`;

interface Props {
  /** Cards that the page brings along. */
  readonly seed: ReadonlyArray<GameObject>;
}

export const Explorer = ({ seed }: Props) => {
  const tool = useTool({ first, links, seed });
  const { state, change, library, say } = tool;
  const seen = useMemo(() => view(state, library.find), [state, library]);
  const shown = useLast(seen.shown);
  useNames(tool, [state.card]);
  useSummary(tool, seen.shown === undefined ? (seen.problem ?? "") : summary(seen.shown));
  return (
    <ToolFrame class="explorer" tool={tool}>
      <div class="desk">
        <section class="controls" aria-labelledby="the-card">
          <MainCard
            title="The text"
            card={state.card}
            library={library}
            seen={seen}
            onCard={(card) => change({ ...state, card })}
          />
          <h2 id="filters">Which words</h2>
          <div class="filters">
            <Filter
              label="Class"
              value={state.class}
              choices={shown?.classes ?? []}
              text={(value) => wordClassNames[value].toLowerCase()}
              onValue={(value) => change(set(state, "class", value))}
            />
            <Filter
              label="Role"
              value={state.role}
              choices={shown?.roles ?? []}
              text={(value) => roleNames[value]}
              onValue={(value) => change(set(state, "role", value))}
            />
            <Filter
              label="Rule"
              value={state.rule}
              choices={shown?.rules ?? []}
              text={(value) => value}
              onValue={(value) => change(set(state, "rule", value))}
            />
            <div class="field">
              <label for="explorer-edition">Rule numbers of</label>
              <select
                id="explorer-edition"
                value={state.edition ?? RulesEdition.newest}
                onChange={(event) => {
                  const { edition: _old, rule: _rule, ...rest } = state;
                  const edition = event.currentTarget.value as RulesEdition.RulesEdition;
                  change(edition === RulesEdition.newest ? rest : { ...rest, edition });
                }}
              >
                {RulesEdition.editions.toReversed().map((edition) => (
                  <option key={edition} value={edition}>
                    {edition}
                  </option>
                ))}
              </select>
            </div>
          </div>
          <p class="share">
            <Copy
              label="Copy the link"
              text={() => `${location.origin}${location.pathname}${links.encode(state)}`}
              say={say}
            />{" "}
            <a
              href={`/playground/${playgroundLinks.encode({ card: state.card, effects: [{ does: "replace-word" }] })}`}
            >
              Change this card in the playground
            </a>
          </p>
        </section>
        {shown !== undefined && (
          <section class="result" aria-labelledby="what-it-says">
            <h2 id="what-it-says">What stands in it</h2>
            {shown.faces.map((face, index) => (
              <SeenFace key={index} face={face} usages={shown.usages} rowId={rowId} whyId={whyId} />
            ))}
            <p class="legend">
              <span class="seen used">In use</span> <span class="seen unused">only looks like it</span>
            </p>
          </section>
        )}
      </div>
      {shown !== undefined && (
        <section aria-labelledby="words">
          <h2 id="words">Every word, and why</h2>
          <p class="count">{summary(shown)}</p>
          <table class="verdicts">
            <caption class="sr-only">Words with what they are</caption>
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Where</th>
                <th scope="col">Class</th>
                <th scope="col">Role</th>
                <th scope="col">Why</th>
                <th scope="col">Rule</th>
              </tr>
            </thead>
            <tbody>
              {shown.left.map((index) => {
                const usage = shown.usages[index];
                return (
                  usage !== undefined && (
                    <tr key={index} id={rowId(index)} tabIndex={-1} class={usage.used ? "used" : "unused"}>
                      <th scope="row">{usage.text}</th>
                      <td class="where">
                        {where(usage)}
                        {shown.faces.length > 1 && `, ${shown.faces[usage.face ?? 0]?.card.name ?? ""}`}
                      </td>
                      <td class="class">{wordClassNames[usage.class].toLowerCase()}</td>
                      <td class="role">{roleNames[roleOf(usage)]}</td>
                      <td class="why" id={whyId(index)}>
                        {why(usage, shown.edition)}
                      </td>
                      <td class="by-rule">
                        <RuleLink rule={usage.rule} edition={shown.edition} />
                      </td>
                    </tr>
                  )
                );
              })}
            </tbody>
          </table>
          <Notes notes={shown.notes} edition={shown.edition} />
        </section>
      )}
    </ToolFrame>
  );
};
