/** Pages for people: a permalink, an embed for articles, and what stands in their place where something is wrong. */
import type { Outcome } from "@palimpsest/core/Contract";
import { explain } from "@palimpsest/core/Outcome";
import { cardOf, textOf } from "./card-html.ts";
import { Html, html } from "./html.ts";
import type { Problem } from "./problem-schema.ts";

/** An outcome with what has to be said wherever the text of a card is shown. */
export interface Shown {
  readonly outcome: Outcome;
  readonly notice: string;
}

/** One sheet for all pages, in the colours of the site, light or dark as the reader has it. The policy names its hash, which a test holds to it. */
export const style = `:root{color-scheme:light dark;--paper:#fbfaf6;--leaf:#fffefc;--ink:#1d1a18;--dim:#5f5850;--rule:#bfb5a3;--now:#9c2a1a;--was:#786850}
@media(prefers-color-scheme:dark){:root{--paper:#101219;--leaf:#181b25;--ink:#ecebee;--dim:#a9adba;--rule:#434a5e;--now:#ff9d7d;--was:#86a3d6}}
body{max-width:36rem;margin:0 auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
a{color:var(--now)}h1{font-size:1.4rem;line-height:1.3}h2{font-size:1.1rem;margin:1.75rem 0 .5rem}
article section{background:var(--leaf);border:1px solid var(--rule);border-radius:.75rem;padding:.75rem 1rem;margin:0 0 .75rem}
article h2{margin:0;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}.cost{font-weight:normal;color:var(--dim)}
article p{margin:.35rem 0}.size{text-align:right;font-weight:bold}
del{color:var(--was)}ins{color:var(--now);font-weight:bold;text-decoration:underline}
ul{padding-left:1.25rem}li{margin:.25rem 0}
textarea{width:100%;box-sizing:border-box;padding:.5rem .75rem;border:1px solid var(--rule);border-radius:.5rem;background:var(--leaf);color:inherit;font:.85rem/1.5 ui-monospace,monospace;resize:vertical}
footer{font-size:.85rem;color:var(--dim)}.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`;

/** SHA-256 of {@link style}. */
export const styleHash = "sha256-AbtCuJXKQ+49MTa7CLAluFJuT/M6QjuyZWuPk7usu38=";

const policy = (frames: string): string =>
  `default-src 'none'; style-src '${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`;

/** Nobody shows a page in a frame; an embed is made for that, and does nothing but show. */
export const pagePolicy = policy("'none'");
export const embedPolicy = policy("*");

const styled = new Html(style);

const whole = (title: string, head: Html | string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>${styled}</style>
</head>
<body>
${body}
</body>
</html>
`.markup;

const named = ({ object, effects }: Outcome): { readonly card: string; readonly by: string } => ({
  card: object.card_faces?.map(({ name }) => name).join(" // ") ?? object.name ?? "An object",
  by: [...new Set(effects.map(({ source, kind }) => source ?? kind))].join(" and "),
});

const titleOf = ({ outcome }: Shown): string => {
  const { card, by } = named({ ...outcome, object: outcome.printed });
  return by === "" ? card : `${card} after ${by}`;
};

/** The same question at another address of this service: only the parameters that the question has. */
const address = (url: URL, path: string, parameters: ReadonlyArray<string>): string => {
  const given = parameters.flatMap((name) => {
    const value = url.searchParams.get(name)?.trim() ?? "";
    return value === "" ? [] : [[name, value] as [string, string]];
  });
  return `${url.origin}${path}?${new URLSearchParams(given)}`;
};

const because = ({ outcome }: Shown): ReadonlyArray<Html> =>
  outcome.verdicts.map(
    (
      verdict,
    ) => html`<li>${explain(verdict)} (<a href="/v1/rules/${encodeURIComponent(verdict.rule)}">${verdict.rule}</a>).</li>
`,
  );

/** A page at an address that can be shared: the card, why each word changed or stayed, and what to put into an article. */
export const permalink = (shown: Shown, url: URL, parameters: ReadonlyArray<string>): string => {
  const title = titleOf(shown);
  const text = textOf(shown.outcome) || (shown.outcome.object.type_line ?? "");
  const here = address(url, "/p", parameters);
  const source = address(url, "/embed", parameters);
  const frame = html`<iframe src="${source}" title="${title}" width="400" height="320"></iframe>`.markup;
  const head = html`<link rel="canonical" href="${here}">
<link rel="alternate" type="application/json" href="${address(url, "/v1/apply", parameters)}">
<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Palimpsest">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${here}">
<meta name="twitter:card" content="summary">`;
  const reasons = because(shown);
  const body = html`<main>
<h1>${title}</h1>
${cardOf(shown.outcome)}
<h2>Why</h2>
${
  reasons.length === 0
    ? html`<p>No word of this card could have been meant.</p>`
    : html`<ul>
${reasons}</ul>`
}
<h2>In an article</h2>
<textarea readonly rows="4" aria-label="Markup for an article">${frame}</textarea>
</main>
<footer><p><a href="/">Palimpsest</a>. ${shown.notice}</p></footer>`;
  return whole(title, head, body);
};

/** The card alone, for a frame in an article, with a link to its page. */
export const embed = (shown: Shown, url: URL, parameters: ReadonlyArray<string>): string => {
  const title = titleOf(shown);
  const body = html`<main>
<h1 class="unseen">${title}</h1>
${cardOf(shown.outcome)}
</main>
<footer><p><a href="${address(url, "/p", parameters)}" target="_blank" rel="noopener">${title}</a>, by Palimpsest. ${shown.notice}</p></footer>`;
  return whole(title, html`<meta name="robots" content="noindex">`, body);
};

/** What a person sees where a page can't be made. The sentence has the suggestions, too. */
export const refusal = ({ title, detail }: Problem): string => {
  const body = html`<main>
<h1>${title}</h1>
<p>${detail}</p>
</main>
<footer><p><a href="/">Palimpsest</a></p></footer>`;
  return whole(title, html`<meta name="robots" content="noindex">`, body);
};
