/**
 * A text field with suggestions, after the pattern "Editable combobox with list autocomplete" of the ARIA Authoring
 * Practices: the focus stays in the field, and the arrows move through the list.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Suggestion {
  readonly value: string;
  /** What stands in the list, if not the value. */
  readonly label?: string;
  /** Stands beside it. */
  readonly hint?: string;
  /** Where the caret goes. */
  readonly caret?: number;
  /** What is put there begins something: the list stays open for what follows. */
  readonly more?: boolean;
}

interface Props {
  readonly label: string;
  readonly value: string;
  /** What the text may become, and with `partial` what the piece at the caret may. */
  readonly suggest: (text: string, caret: number) => ReadonlyArray<Suggestion>;
  /** What was typed or chosen. */
  readonly onValue: (value: string, chosen: boolean) => void;
  readonly onFocus?: () => void;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  readonly id?: string;
  /** The text is made of pieces, and a suggestion is for one of them: what is there is kept, and leaving it chooses nothing. */
  readonly partial?: boolean;
  readonly name?: string;
  readonly maxLength?: number;
}

export const Combobox = ({
  label,
  value,
  suggest,
  onValue,
  onFocus,
  invalid,
  describedBy,
  placeholder,
  id,
  partial = false,
  name,
  maxLength = 200,
}: Props) => {
  const own = useId();
  const input = id ?? own;
  const list = `${input}-list`;
  const [open, setOpen] = useState(false);
  /** The value that the arrows have reached; suggestions may come and go beside it. */
  const [reached, setReached] = useState<string | undefined>(undefined);
  /** Until something is typed, all suggestions are shown: the field holds the last choice, which is no search. */
  const [typed, setTyped] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  const suggestions = open ? suggest(typed || partial ? value : "", caret) : [];
  /** Where the caret goes once the field has its new text. */
  const goTo = useRef<number | undefined>(undefined);
  const shown = open && suggestions.length > 0;
  const active = suggestions.findIndex((suggestion) => suggestion.value === reached);

  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  // Before the next key comes, which may be at once.
  useLayoutEffect(() => {
    const { current: to } = goTo;
    if (to === undefined) return;
    goTo.current = undefined;
    field.current?.setSelectionRange(to, to);
    setCaret(to);
  }, [value]);

  const close = () => {
    setOpen(false);
    setReached(undefined);
    setTyped(false);
  };
  const choose = (suggestion: Suggestion) => {
    goTo.current = suggestion.caret;
    onValue(suggestion.value, !partial);
    close();
    if (suggestion.more) setOpen(true);
  };
  const step = (by: 1 | -1) => {
    if (!open) {
      setOpen(true);
      setReached(undefined);
      return;
    }
    const count = suggestions.length;
    const next = active < 0 ? (by === 1 ? 0 : count - 1) : (active + by + count) % count;
    setReached(suggestions[next]?.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        step(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter": {
        const suggestion = suggestions[active];
        if (suggestion !== undefined) choose(suggestion);
        else {
          onValue(value, true);
          close();
        }
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
        ref={field}
        name={name}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={maxLength}
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
          if (!partial) event.currentTarget.select();
        }}
        onClick={(event) => {
          setCaret(event.currentTarget.selectionStart ?? 0);
          setOpen(true);
        }}
        onBlur={() => {
          if (typed && !partial) onValue(value, true);
          close();
        }}
        onInput={(event) => {
          setOpen(true);
          setTyped(true);
          setCaret(event.currentTarget.selectionStart ?? 0);
          setReached(undefined);
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
            {suggestion.label ?? suggestion.value}
            {suggestion.hint !== undefined && <span class="hint"> {suggestion.hint}</span>}
          </div>
        ))}
      </div>
    </div>
  );
};
