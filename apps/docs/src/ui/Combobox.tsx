/**
 * A text field with suggestions, after the pattern "Editable combobox with list autocomplete" of the ARIA Authoring
 * Practices: the focus stays in the field, and the arrows move through the list.
 */
import { useEffect, useId, useRef, useState } from "preact/hooks";

export interface Suggestion {
  readonly value: string;
  /** Stands beside it. */
  readonly hint?: string;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly suggest: (text: string) => ReadonlyArray<Suggestion>;
  /** What was typed or chosen. */
  readonly onValue: (value: string, chosen: boolean) => void;
  readonly onFocus?: () => void;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  readonly id?: string;
}

export const Combobox = ({ label, value, suggest, onValue, onFocus, invalid, describedBy, placeholder, id }: Props) => {
  const own = useId();
  const input = id ?? own;
  const list = `${input}-list`;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Until something is typed, all suggestions are shown: the field holds the last choice, which is no search. */
  const [typed, setTyped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const suggestions = open ? suggest(typed ? value : "") : [];
  const shown = open && suggestions.length > 0;

  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(false);
  };
  const choose = (suggestion: Suggestion) => {
    onValue(suggestion.value, true);
    close();
  };
  const step = (by: 1 | -1) => {
    if (!open) {
      setOpen(true);
      setActive(-1);
      return;
    }
    const count = suggestions.length;
    if (count > 0) setActive(active < 0 ? (by === 1 ? 0 : count - 1) : (active + by + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        step(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter": {
        const suggestion = suggestions[active];
        if (suggestion === undefined) onValue(value, true);
        else choose(suggestion);
        close();
        break;
      }
      case "Escape":
        if (!open) return;
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div class="combobox">
      <label for={input}>{label}</label>
      <input
        id={input}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={200}
        value={value}
        placeholder={placeholder}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
        onFocus={(event) => {
          onFocus?.();
          event.currentTarget.select();
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          if (typed) onValue(value, true);
          close();
        }}
        onInput={(event) => {
          setOpen(true);
          setTyped(true);
          setActive(-1);
          onValue(event.currentTarget.value, false);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} ref={box} class="listbox" role="listbox" aria-label={label} hidden={!shown}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={suggestion.value}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.value}
            {suggestion.hint !== undefined && <span class="hint"> {suggestion.hint}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
