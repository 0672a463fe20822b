/** A card that was found: its text with the words marked that the query asked for, and what each of them is. */
import type { Usage } from "@palimpsest/core/Contract";
import { newest } from "@palimpsest/core/RulesEdition";
import { useMemo } from "preact/hooks";
import * as Explorer from "../explorer/State.ts";
import { contexts, roleNames, wordClassNames } from "../labels.ts";
import { codec } from "../playground/link.ts";
import * as Playground from "../playground/State.ts";
import { type FoundCard, isAt, objectOf, shownHit } from "../search/found.ts";
import { memo } from "./memo.ts";
import { RuleLink } from "./RuleLink.tsx";
import { SeenFace, why } from "./SeenFace.tsx";

const playgroundLinks = codec(Playground.State);
const explorerLinks = codec(Explorer.State);

const times = (count: number): string => (count === 1 ? "" : `, ${count} times`);

interface Props {
  readonly found: FoundCard;
  readonly number: number;
}

export const SearchHit = memo(({ found, number }: Props) => {
  const { faces, usages, words } = useMemo(() => shownHit(found), [found]);
  // A word that stands in several places has one row, by the first of them.
  const first = (usage: number): number => words.find((word) => isAt(usages[usage] as Usage, word))?.usage ?? usage;
  const rowId = (usage: number): string => `hit-${number}-${first(usage)}`;
  const whyId = (usage: number): string => `why-${number}-${first(usage)}`;
  // Names of tokens are no names of one card.
  const card = found.token === true ? objectOf(found) : found.name;
  const used = words.find((word) => word.used);
  const effects = [{ does: "replace-word", ...(used === undefined ? {} : { from: used.word }) }];
  return (
    <li class="hit">
      {/* The leaf has the name as well, for whoever sees it. */}
      <h3 class="sr-only">{found.name}</h3>
      <div class="hit-faces">
        {faces.map((face, index) => (
          <SeenFace key={index} face={face} usages={usages} rowId={rowId} whyId={whyId} />
        ))}
      </div>
      <div class="hit-words">
        {found.token === true && <p class="hint">A token.</p>}
        {words.length > 0 && (
          <ul>
            {words.map(({ usage, word, class: wordClass, face, context, used: isUsed, reason, count }, index) => {
              const at = usage === undefined ? undefined : usages[usage];
              return (
                <li key={index} id={usage === undefined ? undefined : rowId(usage)} tabIndex={-1}>
                  <p>
                    <strong>{word}</strong>, {wordClassNames[wordClass].toLowerCase()}:{" "}
                    <span class={`role${isUsed ? " used" : ""}`}>{roleNames[reason ?? "used"]}</span>, in the{" "}
                    {contexts[context]}
                    {faces.length > 1 && ` of ${faces[face]?.card.name ?? ""}`}
                    {times(count)}
                  </p>
                  {usage !== undefined && at !== undefined && (
                    <p class="why" id={whyId(usage)}>
                      {why(at, newest)} <RuleLink rule={at.rule} edition={newest} />
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <p class="ways-on">
          <a href={`/playground/${playgroundLinks.encode({ card, effects })}`}>
            Change it in the playground<span class="sr-only">: {found.name}</span>
          </a>{" "}
          <a href={`/explorer/${explorerLinks.encode({ card })}`}>
            All of its words<span class="sr-only">: {found.name}</span>
          </a>
        </p>
      </div>
    </li>
  );
});
