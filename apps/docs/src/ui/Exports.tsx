/** The same elsewhere: each way as a text to copy. */
import { useId, useState } from "preact/hooks";
import * as Exported from "../playground/exports.ts";
import type { State } from "../playground/State.ts";
import type { Shown } from "../playground/view.ts";
import { Copy } from "./Copy.tsx";

interface Props {
  readonly state: State;
  readonly shown: Shown;
  readonly isListed: Exported.IsListed;
  readonly say: (message: string) => void;
}

const ways = [
  { key: "scenario", label: "Scenario", text: Exported.scenarioText },
  { key: "curl", label: "curl", text: Exported.curl },
  { key: "typescript", label: "TypeScript", text: Exported.program },
  { key: "command", label: "Command line", text: Exported.commandLine },
] as const;

export const Exports = ({ state, shown, isListed, say }: Props) => {
  const id = useId();
  const [key, setKey] = useState<(typeof ways)[number]["key"]>("scenario");
  const way = ways.find((each) => each.key === key) ?? ways[0];
  const text = way.text(state, shown, isListed);
  return (
    <div class="exports">
      <div class="ways">
        <fieldset>
          <legend class="sr-only">Form of the export</legend>
          {ways.map((each) => (
            <label key={each.key} class={each.key === key ? "chosen" : ""}>
              <input
                type="radio"
                name={id}
                value={each.key}
                checked={each.key === key}
                onChange={() => setKey(each.key)}
              />
              {each.label}
            </label>
          ))}
        </fieldset>
        <Copy label="Copy" text={() => text} say={say} />
      </div>
      <textarea
        class="export-text"
        readOnly
        spellcheck={false}
        aria-label={`${way.label}, text to copy`}
        data-way={key}
        value={text}
      />
    </div>
  );
};
