/** The playground: a card, effects on it, and what it says then. */
import type { GameObject, Options, Outcome, Zone } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { explain } from "@palimpsest/core/Outcome";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { useMemo, useState } from "preact/hooks";
import * as Explorer from "../explorer/State.ts";
import { wordClassNames } from "../labels.ts";
import { partsOf, title } from "../playground/effects.ts";
import { codec } from "../playground/link.ts";
import { first, nameOf, State, withCard } from "../playground/State.ts";
import { type Shown, type View, view } from "../playground/view.ts";
import { Copy } from "./Copy.tsx";
import { EffectList } from "./EffectList.tsx";
import { Exports } from "./Exports.tsx";
import { Face } from "./Face.tsx";
import { MainCard } from "./MainCard.tsx";
import { Notes } from "./Notes.tsx";
import { OptionChoices } from "./OptionChoices.tsx";
import { plural } from "./plural.ts";
import { useSettled } from "./settled.ts";
import { useStable } from "./stable.ts";
import { type Moment, Timeline } from "./Timeline.tsx";
import { ToolFrame } from "./ToolFrame.tsx";
import { useLast, useNames, useSummary, useTool } from "./tool.ts";
import { VerdictList } from "./VerdictList.tsx";

const links = codec(State);
const explorerLinks = codec(Explorer.State);

const zones: ReadonlyArray<readonly [zone: Zone, text: string]> = [
  ["battlefield", "on the battlefield"],
  ["stack", "on the stack, as a spell"],
  ["hand", "in a hand"],
  ["graveyard", "in a graveyard"],
];

const rowId = (verdict: number): string => `word-${verdict}`;

const whyId = (verdict: number): string => `why-${verdict}`;

const noOptions: Options = {};

const noWords = { "color-word": [], "basic-land-type": [], "creature-type": [] } as const;

interface ChangeableProps {
  readonly changeable: Shown["changeable"];
  readonly onWord: (word: string) => void;
}

/** The words in use on the card: a click begins an effect with one. */
const Changeable = ({ changeable, onWord }: ChangeableProps) => (
  <div class="changeable">
    <p id="changeable-words">Words that can change. Choose one to change it.</p>
    <ul aria-labelledby="changeable-words">
      {Lexicon.wordClasses.flatMap((wordClass) =>
        changeable[wordClass].map((word) => (
          <li key={`${wordClass} ${word}`}>
            <button type="button" class="chip" onClick={() => onWord(word)}>
              {word} <span class="hint">{wordClassNames[wordClass].toLowerCase()}</span>
            </button>
          </li>
        )),
      )}
      {Lexicon.wordClasses.every((wordClass) => changeable[wordClass].length === 0) && (
        <li class="none">None: this card uses no colour word, basic land type or creature type.</li>
      )}
    </ul>
  </div>
);

/** What came out, in a sentence. */
const summary = ({ shown, problem }: View): string => {
  if (shown === undefined) return problem ?? "";
  const { verdicts, object } = shown.outcome;
  const changed = verdicts.filter(({ verdict }) => verdict === "changed");
  const told = new Set(
    changed.map(({ text, now }) => (now === null ? `${text} is gone` : `${text} is now ${now.text}`)),
  );
  const few = [...told].slice(0, 4).join(", ");
  const kept = plural(verdicts.length - changed.length, "word");
  return `${nameOf(object)}: ${few === "" ? "no word changed" : few}${told.size > 4 ? ", and more" : ""}. ${kept} kept.`;
};

interface Props {
  /** Cards that the page brings along. */
  readonly seed: ReadonlyArray<GameObject>;
}

export const Playground = ({ seed }: Props) => {
  const tool = useTool({ first, links, seed });
  const { state, change, library, say } = tool;
  const [pointed, setPointed] = useState<number | undefined>(undefined);
  const seen = useMemo(() => view(state, library.find), [state, library]);
  const shown = useLast(seen.shown);
  const edition = shown?.edition ?? RulesEdition.newest;
  useNames(tool, [state.card, ...state.effects.flatMap(({ cards }) => cards ?? [])]);
  useSummary(tool, summary(seen));
  /** What is there to take along follows once an edit is done. */
  const settled = useSettled(useMemo(() => ({ state, shown }), [state, shown]));
  const chooseOptions = useStable((options: Options) => change({ ...state, options }));

  const placeOf = (id: string): number =>
    seen.statuses.findIndex((status) => status.is === "done" && status.ids.includes(id));
  const numberOf = (id: string): string => (placeOf(id) < 0 ? nameOfEffect(id) : `effect ${placeOf(id) + 1}`);
  /** What an effect is called in the order of effects, and what it does. */
  const told = (id: string): Pick<Moment, "source" | "does"> => {
    const draft = state.effects[placeOf(id)];
    const effect = shown?.outcome.effects.find((each) => each.id === id);
    return draft === undefined ? { source: effect?.source ?? effect?.kind ?? id } : partsOf(draft);
  };
  const nameOfEffect = (id: string): string => title(told(id));
  const momentsOf = (effects: Outcome["effects"]): ReadonlyArray<Moment> => {
    const byTime = effects.toSorted((a, b) => a.timestamp - b.timestamp);
    return effects.map((effect) => ({
      id: effect.id,
      ...told(effect.id),
      stamped: byTime.indexOf(effect) + 1,
      waitedFor: effect.waitedFor.map((other) => ({ ...other, source: nameOfEffect(other.id) })),
    }));
  };

  /** Another card of an effect goes by the number of the effect, or by the id of what the effect did. */
  const originOf = (id: string): string => {
    const [, did] = /^(.+):of$/.exec(id) ?? [];
    const [, number] = /^other-(\d+)$/.exec(id) ?? [];
    const index = did !== undefined ? placeOf(did) : number !== undefined ? Number(number) - 1 : -1;
    const [card] = state.effects[index]?.cards ?? [];
    return card === undefined ? id : nameOf(card);
  };

  const follow = (verdict: number) => {
    setPointed(verdict);
    const row = document.getElementById(rowId(verdict));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  };

  const marking = {
    inUse: (verdict: number) => shown?.outcome.verdicts[verdict]?.used === true,
    href: (verdict: number) => `#${rowId(verdict)}`,
    whyId,
    alive: { pointed, onPoint: setPointed, onFollow: follow },
  };
  const note = pointed === undefined ? undefined : shown?.outcome.verdicts[pointed];
  const faces = shown?.object.card_faces ?? [];
  const isListed = (card: GameObject): boolean => {
    const listed = library.listed(nameOf(card));
    return listed !== undefined && JSON.stringify(listed) === JSON.stringify(card);
  };

  const chosenOptions = Object.keys(state.options ?? {}).length;

  return (
    <ToolFrame class="playground" tool={tool}>
      <div class="desk">
        <section class="controls" aria-labelledby="the-card">
          <MainCard
            title="The card"
            card={state.card}
            library={library}
            seen={seen}
            onCard={(card) => change(withCard(state, card))}
          />
          <div class="card-where">
            <div class="field">
              <label for="card-zone">Where it is</label>
              <select
                id="card-zone"
                value={state.zone ?? ""}
                onChange={(event) => {
                  const { zone: _, ...rest } = state;
                  const zone = event.currentTarget.value as Zone | "";
                  change(zone === "" ? rest : { ...rest, zone });
                }}
              >
                <option value="">where its types put it</option>
                {zones.map(([zone, text]) => (
                  <option key={zone} value={zone}>
                    {text}
                  </option>
                ))}
              </select>
            </div>
            {faces.length > 1 && (
              <div class="field">
                <label for="card-face">Face that is up</label>
                <select
                  id="card-face"
                  value={state.face ?? 0}
                  onChange={(event) => change({ ...state, face: Number(event.currentTarget.value) })}
                >
                  {faces.map(({ name }, index) => (
                    <option key={name} value={index}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            )}
          </div>
          <Changeable
            changeable={shown?.changeable ?? noWords}
            onWord={(word) => {
              change({ ...state, effects: [...state.effects, { does: "replace-word", from: word }] });
              requestAnimationFrame(() =>
                document
                  .querySelector<HTMLInputElement>(".effects > li:last-child .combobox:last-of-type input")
                  ?.focus(),
              );
            }}
          />
          <h2 id="effects">Effects, oldest first</h2>
          <EffectList
            state={state}
            statuses={seen.statuses}
            edition={edition}
            changeable={shown?.changeable ?? noWords}
            library={library}
            onState={change}
            say={say}
          />
          <details class="open-points">
            <summary>
              <h2 id="options">Where the rules leave it open</h2>{" "}
              <span class="hint">
                {chosenOptions === 0 ? "all as by default" : `${chosenOptions} not as by default`}
              </span>
            </summary>
            <OptionChoices options={state.options ?? noOptions} onOptions={chooseOptions} />
          </details>
        </section>
        {shown !== undefined && (
          <section class="result" aria-labelledby="what-it-says">
            <h2 id="what-it-says">What it says</h2>
            <Face outcome={shown.outcome} side="now" caption="Now" marking={marking} />
            <p class="note" aria-hidden="true">
              {note === undefined ? (
                <>
                  <span class="pointing">Point at a marked word, or tab to it, to see why.</span>
                  <span class="tapping">Tap a marked word to see why, and once more for its verdict.</span>
                </>
              ) : (
                <>
                  {explain(note)} <span class="rule">{note.rule}</span>
                </>
              )}
            </p>
            <details class="as-printed">
              <summary>As printed</summary>
              <Face outcome={shown.outcome} side="printed" caption="As printed" />
            </details>
            <h3 id="order">Order of the effects</h3>
            {shown.outcome.effects.length === 0 ? (
              <p class="none">No effect applies.</p>
            ) : (
              <Timeline moments={momentsOf(shown.outcome.effects)} edition={edition} linked />
            )}
          </section>
        )}
      </div>
      {shown !== undefined && (
        <>
          <section aria-labelledby="verdicts">
            <h2 id="verdicts">Every word that could have changed</h2>
            <VerdictList
              outcome={shown.outcome}
              edition={edition}
              rowId={rowId}
              whyId={whyId}
              pointed={pointed}
              effectName={numberOf}
              originName={originOf}
            />
            <Notes notes={shown.outcome.notes} edition={edition} />
          </section>
          <section aria-labelledby="share">
            <h2 id="share">Share it, or repeat it elsewhere</h2>
            <p class="share">
              <Copy
                label="Copy the link"
                text={() => `${location.origin}${location.pathname}${links.encode(state)}`}
                say={say}
              />{" "}
              The link holds the card and the effects; a server sees no more of them than the names of cards that it is
              to find. The card's words as they are:{" "}
              <a href={`/explorer/${explorerLinks.encode({ card: settled.state.card })}`}>explorer</a>.
            </p>
            {settled.shown !== undefined && (
              <Exports state={settled.state} shown={settled.shown} isListed={isListed} say={say} />
            )}
          </section>
        </>
      )}
    </ToolFrame>
  );
};
