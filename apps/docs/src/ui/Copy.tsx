import { useState } from "preact/hooks";

interface Props {
  readonly label: string;
  readonly text: () => string;
  readonly say: (message: string) => void;
}

/** Copies a text; where the browser forbids it, says so. */
export const Copy = ({ label, text, say }: Props) => {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class="copy"
      onClick={() => {
        navigator.clipboard.writeText(text()).then(
          () => {
            setCopied(true);
            say("Copied.");
            setTimeout(() => setCopied(false), 2_000);
          },
          () => say("This browser does not let the page copy. Select the text instead."),
        );
      }}
    >
      {copied ? "Copied" : label}
    </button>
  );
};
