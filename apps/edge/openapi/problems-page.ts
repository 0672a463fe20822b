/** The page that the types of problems refer to. */
import { anchor, catalogue, type Tag } from "../src/problem.ts";

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/`([^`]+)`/g, "<code>$1</code>");

const section = (tag: Tag): string => {
  const { status, title, description } = catalogue[tag];
  return `<h2 id="${anchor(tag)}">${tag}</h2>\n<p>${status}. ${escaped(title)}. ${escaped(description)}</p>`;
};

/** The page as HTML: plain, and readable without the site around it. */
export const problemsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problems of the Palimpsest API</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
h2 { font-size: 1.1rem; margin: 2rem 0 0; }
:target { text-decoration: underline; }
</style>
</head>
<body>
<main>
<h1>Problems of the Palimpsest API</h1>
<p>An error is a JSON object of the type <code>application/problem+json</code> (RFC 9457). Its field <code>tag</code> names one of these
problems, <code>detail</code> says what is wrong, and <code>errors</code> lists every issue with a JSON pointer to its place in the request.
The API itself is described in <a href="/openapi.json">openapi.json</a>; <a href="/">the site</a> says what it is for.</p>
${(Object.keys(catalogue) as Array<Tag>).map(section).join("\n")}
</main>
</body>
</html>
`;
