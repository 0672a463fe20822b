import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { apiDocument } from "./api-document.mjs";
import { searchWhenOpened } from "./search-when-opened.mjs";
import { exampleLinks } from "./src/examples-sidebar.ts";

export default defineConfig({
  site: "https://palimpsest.example",
  vite: { plugins: [apiDocument(), searchWhenOpened()] },
  integrations: [
    starlight({
      title: "Palimpsest",
      description: "What a Magic: The Gathering card says once its text has been changed, and why.",
      disable404Route: true,
      customCss: ["./src/styles/site.css"],
      components: {
        Footer: "./src/components/Footer.astro",
        Head: "./src/components/Head.astro",
        Hero: "./src/components/Hero.astro",
        Search: "./src/components/Search.astro",
        SocialIcons: "./src/components/HeaderLinks.astro",
      },
      sidebar: [
        { label: "What it is", link: "/" },
        "getting-started",
        "playground",
        "explorer",
        "cards",
        {
          label: "Worked examples",
          items: [{ slug: "examples", label: "Overview" }, ...exampleLinks],
        },
        {
          label: "The rules",
          items: ["rules/612", "rules/612-in-2016-2018", "rules/cited", "how-words-are-judged", "open-questions"],
        },
        {
          label: "Use it",
          items: [
            "command-line",
            "search",
            { label: "Library reference", link: "/reference/" },
            "http-api",
            { label: "API reference", link: "/api-reference/" },
            "problems",
            { label: "Scenario format", link: "/scenario-format/" },
            "run-your-own",
          ],
        },
        { slug: "status", label: "What works" },
        "figures",
        "peers",
        "credits",
      ],
    }),
  ],
});
