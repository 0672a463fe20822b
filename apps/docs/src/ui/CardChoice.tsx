/** A card: one of the catalogue by its name, or one that is pasted field by field. */
import type { GameObject } from "@palimpsest/core/Contract";
import { useId, useState } from "preact/hooks";
import type { Library } from "../cards/Library.ts";
import { type CardRef, nameOf } from "../playground/State.ts";
import { Combobox } from "./Combobox.tsx";

interface Props {
  readonly label: string;
  readonly card: CardRef;
  readonly library: Library;
  readonly onCard: (card: CardRef) => void;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

const fields = [
  { key: "name", label: "Name", long: false },
  { key: "mana_cost", label: "Mana cost", long: false },
  { key: "type_line", label: "Type line", long: false },
  { key: "oracle_text", label: "Oracle text", long: true },
  { key: "power", label: "Power", long: false },
  { key: "toughness", label: "Toughness", long: false },
] as const;

/** A card of several faces is edited as its first: the form has one field of each kind. */
const editable = (card: GameObject | undefined): GameObject => {
  if (card === undefined) return { name: "", type_line: "", oracle_text: "" };
  const { card_faces: faces, layout: _, ...whole } = card;
  return faces?.[0] === undefined ? whole : { ...whole, ...faces[0] };
};

const put = (card: GameObject, key: (typeof fields)[number]["key"], value: string): GameObject => {
  const { [key]: _, colors: __, ...rest } = card;
  const needed = key === "name" || key === "type_line" || key === "oracle_text";
  return value === "" && !needed ? rest : { ...rest, [key]: value };
};

const Pasted = ({
  card,
  onCard,
  legend,
}: {
  readonly card: GameObject;
  readonly onCard: Props["onCard"];
  readonly legend: string;
}) => {
  const id = useId();
  return (
    <fieldset class="pasted">
      <legend class="sr-only">{legend}</legend>
      {fields.map(({ key, label, long }) => (
        <div key={key} class={`field ${key}`}>
          <label for={`${id}-${key}`}>{label}</label>
          {long ? (
            <textarea
              id={`${id}-${key}`}
              rows={5}
              maxLength={5000}
              value={card[key] ?? ""}
              onInput={(event) => onCard(put(card, key, event.currentTarget.value))}
            />
          ) : (
            <input
              id={`${id}-${key}`}
              type="text"
              maxLength={200}
              autocomplete="off"
              value={card[key] ?? ""}
              onInput={(event) => onCard(put(card, key, event.currentTarget.value))}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
};

export const CardChoice = ({ label, card, library, onCard, invalid = false, describedBy }: Props) => {
  /** What stands in the field while a name is being typed. */
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const pasted = typeof card !== "string";
  const isUnknown = !pasted && card !== "" && library.isSettled(card) && library.find(card) === undefined;
  const near = isUnknown ? library.suggest(card).slice(0, 2) : [];
  return (
    <div class="card-choice">
      <div class="choice-line">
        {pasted ? (
          <p class="pasted-name">
            {label}: <strong>{nameOf(card) || "a card without a name"}</strong>, as pasted below
          </p>
        ) : (
          <Combobox
            label={label}
            value={typed ?? card}
            suggest={(text) => library.suggest(text).map((value) => ({ value }))}
            invalid={invalid}
            describedBy={describedBy}
            placeholder="Name of a card"
            onFocus={library.load}
            onValue={(value, chosen) => {
              if (!chosen) library.type(value);
              const found = library.find(value);
              const name = found === undefined ? value : nameOf(found);
              setTyped(chosen ? undefined : value);
              // While a name is typed the card stays, until what is typed is the name of another.
              if (chosen || (found !== undefined && name === value)) onCard(name);
            }}
          />
        )}
        <button
          type="button"
          class="quiet"
          onClick={() =>
            onCard(
              pasted ? (library.find(nameOf(card)) === undefined ? "" : nameOf(card)) : editable(library.find(card)),
            )
          }
        >
          {pasted ? "Choose by name" : "Paste or edit"}
        </button>
      </div>
      {near.length > 0 && (
        <p class="near">
          Did you mean{" "}
          {near.map((name) => (
            <button key={name} type="button" class="chip" onClick={() => onCard(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      {pasted && <Pasted card={card} onCard={onCard} legend={label} />}
    </div>
  );
};
