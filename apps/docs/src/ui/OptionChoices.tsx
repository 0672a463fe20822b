/** How points are decided that the rules leave open. */
import type { Options } from "@palimpsest/core/Contract";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { useId } from "preact/hooks";
import { memo } from "./memo.ts";

interface Choice {
  readonly key: keyof Options;
  readonly label: string;
  /** The default first. */
  readonly values: ReadonlyArray<readonly [value: string, text: string]>;
}

const choices: ReadonlyArray<Choice> = [
  {
    key: "dependency",
    label: "Order",
    values: [
      ["instruction", "an effect waits by what it does"],
      ["outcome", "an effect waits by what it finds"],
      ["off", "timestamps alone"],
    ],
  },
  {
    key: "grammar",
    label: "Grammar",
    values: [
      ["adjusted", "a or an follows the new word"],
      ["literal", "only the word changes"],
    ],
  },
  {
    key: "reminderText",
    label: "Reminder text",
    values: [
      ["truthful", "follows what it explains"],
      ["literal", "every word follows"],
      ["keep", "stays"],
    ],
  },
  {
    key: "exchange",
    label: "Exchanged text",
    values: [
      ["snapshot", "as it was at the exchange"],
      ["live", "follows the other object"],
    ],
  },
  {
    key: "edition",
    label: "Rule numbers of",
    values: RulesEdition.editions.toReversed().map((edition) => [edition, edition] as const),
  },
];

interface Props {
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}

const Fields = ({ options, onOptions }: Props) => {
  const id = useId();
  return (
    <div class="options">
      {choices.map(({ key, label, values }) => (
        <div key={key} class="field">
          <label for={`${id}-${key}`}>{label}</label>
          <select
            id={`${id}-${key}`}
            value={options[key] ?? values[0]?.[0]}
            onChange={(event) => {
              const { [key]: _, ...rest } = options;
              const value = event.currentTarget.value;
              onOptions(value === values[0]?.[0] ? rest : ({ ...rest, [key]: value } as Options));
            }}
          >
            {values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
};

export const OptionChoices = memo(Fields);
