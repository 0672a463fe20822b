/** The page that the types of problems refer to. */
import { anchor, catalogue, type Tag } from "../src/problem.ts";
import { problems } from "./descriptions.ts";

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/`([^`]+)`/g, "<code>$1</code>");

const section = (tag: Tag): string => {
  const { status, title, fields } = catalogue[tag];
  const own = fields.length === 0 ? "" : ` Has ${fields.map((field) => `<code>${field}</code>`).join(", ")}.`;
  return `<h2 id="${anchor(tag)}">${tag}</h2>\n<p>${status}. ${escaped(title)}. ${escaped(problems[tag])}${own}</p>`;
};

const sections = (): string => (Object.keys(catalogue) as Array<Tag>).map(section).join("\n");

/** Where the site's page leaves room for the problems. */
const room = "<div data-problems></div>";

/** The site's page, with the problems in it. */
export const fillIn = (page: string): string => {
  if (!page.includes(room)) throw new Error(`The site's page of problems has no ${room}.`);
  return page.replace(room, sections);
};

/** A page for an API without a site around it. */
export const plainPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problems</title>
</head>
<body>
<main>
<h1>Problems</h1>
${sections()}
</main>
</body>
</html>
`;
