import { fileURLToPath } from "node:url";

const ui = "@pagefind/default-ui";
const own = fileURLToPath(new URL("./src/search-when-opened.ts", import.meta.url));

/**
 * Starlight fetches the search's user interface on every page, whether or not anybody searches. It gets one that fetches
 * the real one as the search is opened.
 */
export const searchWhenOpened = () => {
  let starlight;
  return {
    name: "search-when-opened",
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== ui) return null;
      if (importer?.startsWith(own)) return this.resolve(source, starlight, { skipSelf: true });
      starlight = importer;
      return own;
    },
  };
};
