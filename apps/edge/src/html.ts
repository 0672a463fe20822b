/** HTML in which nothing that comes from outside can be markup. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Markup, as opposed to a text. Only {@link html} makes it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Hole = Html | string | number | undefined | ReadonlyArray<Html | string>;

const filled = (hole: Hole): string => {
  if (hole === undefined) return "";
  if (hole instanceof Html) return hole.markup;
  if (typeof hole === "object") return hole.map(filled).join("");
  return String(hole).replace(/[&<>"']/g, (character) => entities[character] ?? "");
};

/**
 * A template whose holes are escaped, unless they are markup already.
 *
 * @example
 * ```ts
 * html`<b>${"<script>"}</b>`.markup; // => "<b>&lt;script&gt;</b>"
 * ```
 */
export const html = (parts: TemplateStringsArray, ...holes: ReadonlyArray<Hole>): Html =>
  new Html(parts.reduce((written, part, index) => written + filled(holes[index - 1]) + part));
