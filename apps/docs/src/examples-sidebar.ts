/** The worked examples in the sidebar, by group. */
import { byGroup } from "./examples.ts";

export const exampleLinks = Object.entries(byGroup).map(([label, examples]) => ({
  label,
  collapsed: true,
  items: examples.map(({ title, slug }) => ({ label: title, link: `/examples/${slug}/` })),
}));
