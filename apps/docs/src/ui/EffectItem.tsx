/** One effect of the list: what it does, what is chosen for it, and what became of it. */
import type { Analysis, WordClass } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { newest, type RulesEdition } from "@palimpsest/core/RulesEdition";
import { useId } from "preact/hooks";
import type { Library } from "../cards/Library.ts";
import { wordClassNames } from "../labels.ts";
import { changerOf, fieldsOf, groups, isKind, kinds, mostCards, restrictions, ruleOf } from "../playground/effects.ts";
import type { Draft } from "../playground/State.ts";
import type { Status } from "../playground/view.ts";
import { CardChoice } from "./CardChoice.tsx";
import { Combobox, type Suggestion } from "./Combobox.tsx";
import { memo } from "./memo.ts";
import { RuleLink } from "./RuleLink.tsx";

interface Props {
  readonly draft: Draft;
  readonly status: Status;
  readonly number: number;
  readonly edition: RulesEdition;
  readonly changeable: Analysis["changeable"];
  readonly library: Library;
  readonly onDraft: (draft: Draft) => void;
}

/** The classes that the new word may be of. */
const classesOf = (draft: Draft): ReadonlyArray<WordClass> => {
  const offered = isKind(draft.does) ? Lexicon.wordClasses : (changerOf(draft)?.classes ?? []);
  if (draft.does === "replace-every-word") return draft.class === undefined ? offered : [draft.class];
  const from = fieldsOf(draft).includes("from") ? Lexicon.parseAny(draft.from ?? "")?.class : undefined;
  return from !== undefined && offered.includes(from) ? [from] : offered;
};

/** Words that hold what was typed: those on the card first, then those that begin with it. */
const suggestWords =
  (classes: ReadonlyArray<WordClass>, present: ReadonlyArray<string>) =>
  (text: string): ReadonlyArray<Suggestion> => {
    const wanted = text.trim().toLowerCase();
    const all = classes.flatMap((each) => Lexicon.words(each).map(({ singular }) => singular));
    const first = present.filter((word) => all.includes(word));
    const rest = all.filter((word) => !first.includes(word));
    const holds = (word: string) => word.toLowerCase().includes(wanted);
    const begins = (word: string) => word.toLowerCase().startsWith(wanted);
    return [
      ...first.filter(holds).map((value) => ({ value, hint: "on the card" })),
      ...rest.filter(begins).map((value) => ({ value })),
      ...rest.filter((word) => holds(word) && !begins(word)).map((value) => ({ value })),
    ];
  };

/** All effects to choose from, drawn once. */
const Choices = memo(() => (
  <>
    {groups.map(({ label, choices }) => (
      <optgroup key={label} label={label}>
        {choices.map((choice) => (
          <option key={choice.does} value={choice.does}>
            {choice.label}
          </option>
        ))}
      </optgroup>
    ))}
  </>
));

export const EffectItem = ({ draft, status, number, edition, changeable, library, onDraft }: Props) => {
  const id = useId();
  const told = `${id}-told`;
  const has = (field: ReturnType<typeof fieldsOf>[number]): boolean => fieldsOf(draft).includes(field);
  const wrong = (field: string): boolean => "field" in status && status.field === field && status.is === "refused";
  const changer = changerOf(draft);
  const offered = changer?.classes ?? Lexicon.wordClasses;
  const rule = ruleOf(draft.does);
  const cards = draft.cards ?? [];
  const shownCards = Math.max(1, Math.min(mostCards(draft), cards.filter((card) => card !== "").length + 1));
  return (
    <fieldset class="effect-form">
      <legend class="sr-only">Effect {number}</legend>
      <div class="field does">
        <label for={`${id}-does`}>Effect</label>
        <select
          id={`${id}-does`}
          value={draft.does}
          onChange={(event) => onDraft({ ...draft, does: event.currentTarget.value })}
        >
          {changer === undefined && !isKind(draft.does) && <option value={draft.does}>{draft.does}</option>}
          <Choices />
        </select>
      </div>
      <div class="about">
        {isKind(draft.does) ? (
          <p>
            {kinds[draft.does].about} {rule !== undefined && <RuleLink rule={rule} edition={newest} />}
          </p>
        ) : (
          changer !== undefined && (
            <>
              <p>{changer.summary}</p>
              <dl>
                {restrictions(changer).map(([label, text]) => (
                  <div key={label}>
                    <dt>{label}</dt> <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </>
          )
        )}
      </div>
      <div class="fields">
        {has("class") && (
          <div class="field">
            <label for={`${id}-class`}>Class of words</label>
            <select
              id={`${id}-class`}
              value={draft.class ?? ""}
              onChange={(event) => onDraft({ ...draft, class: event.currentTarget.value as WordClass })}
            >
              {draft.class === undefined && <option value="">Choose</option>}
              {Lexicon.wordClasses.map((each) => (
                <option key={each} value={each}>
                  {wordClassNames[each]}
                </option>
              ))}
            </select>
          </div>
        )}
        {has("from") && (
          <Combobox
            label="From"
            value={draft.from ?? ""}
            suggest={suggestWords(
              offered,
              offered.flatMap((each) => changeable[each]),
            )}
            invalid={wrong("from")}
            describedBy={told}
            onValue={(from) => onDraft({ ...draft, from })}
          />
        )}
        {has("to") && (
          <Combobox
            label="To"
            value={draft.to ?? ""}
            suggest={suggestWords(classesOf(draft), [])}
            invalid={wrong("to")}
            describedBy={told}
            onValue={(to) => onDraft({ ...draft, to })}
          />
        )}
        {has("name") && (
          <div class="field">
            <label for={`${id}-name`}>New name</label>
            <input
              id={`${id}-name`}
              type="text"
              maxLength={200}
              autocomplete="off"
              value={draft.name ?? ""}
              aria-describedby={told}
              onInput={(event) => onDraft({ ...draft, name: event.currentTarget.value })}
            />
          </div>
        )}
        {has("word") && (
          <div class="field">
            <label for={`${id}-word`}>Word on the sticker</label>
            <input
              id={`${id}-word`}
              type="text"
              maxLength={60}
              autocomplete="off"
              value={draft.word ?? ""}
              aria-invalid={wrong("word") ? true : undefined}
              aria-describedby={told}
              onInput={(event) => onDraft({ ...draft, word: event.currentTarget.value })}
            />
          </div>
        )}
        {has("after") && (
          <div class="field narrow">
            <label for={`${id}-after`}>Words before it</label>
            <input
              id={`${id}-after`}
              type="number"
              min={0}
              max={40}
              value={draft.after ?? 0}
              aria-invalid={wrong("after") ? true : undefined}
              aria-describedby={told}
              onInput={(event) => {
                const after = event.currentTarget.valueAsNumber;
                onDraft({ ...draft, after: Number.isInteger(after) && after >= 0 ? after : 0 });
              }}
            />
          </div>
        )}
        {has("format") && (
          <div class="field">
            <label for={`${id}-format`}>Format, if any</label>
            <input
              id={`${id}-format`}
              type="text"
              maxLength={60}
              autocomplete="off"
              value={draft.format ?? ""}
              onInput={(event) => onDraft({ ...draft, format: event.currentTarget.value })}
            />
          </div>
        )}
        {has("plus") && (
          <div class="field wide">
            <label for={`${id}-plus`}>Text that it has besides, if any</label>
            <input
              id={`${id}-plus`}
              type="text"
              maxLength={1000}
              autocomplete="off"
              value={draft.plus ?? ""}
              onInput={(event) => onDraft({ ...draft, plus: event.currentTarget.value })}
            />
          </div>
        )}
      </div>
      {has("cards") &&
        Array.from({ length: shownCards }, (_, index) => (
          <CardChoice
            key={index}
            label={mostCards(draft) > 1 ? `Card ${index + 1}` : "Other card"}
            card={cards[index] ?? ""}
            library={library}
            invalid={wrong("cards")}
            describedBy={told}
            onCard={(card) => {
              const next = Array.from({ length: shownCards }, (_, at) => (at === index ? card : (cards[at] ?? "")));
              onDraft({ ...draft, cards: next.filter((each, at) => each !== "" || at === index) });
            }}
          />
        ))}
      <p id={told} class={`told ${status.is}`}>
        {status.is === "done" && "Applied."}
        {status.is === "nothing" && "Nothing happens: there is nothing here that it could change."}
        {(status.is === "lacking" || status.is === "refused") && (
          <>
            {status.message} {status.rule !== undefined && <RuleLink rule={status.rule} edition={edition} />}
          </>
        )}
      </p>
    </fieldset>
  );
};
