import { defineEcConfig } from "@astrojs/starlight/expressive-code";

const preOf = (node) => (node.tagName === "pre" ? node : node.children?.map(preOf).find(Boolean));

/** A block that scrolls takes the focus, and so needs a role and a name. Left to itself it is a landmark without a name. */
const namedBlocks = {
  name: "named-blocks",
  hooks: {
    postprocessRenderedBlock: ({ renderData }) => {
      Object.assign(preOf(renderData.blockAst).properties, { tabindex: "0", role: "group", ariaLabel: "Code" });
    },
  },
};

export default defineEcConfig({
  plugins: [namedBlocks],
  // A long line scrolls: wrapped, it would break inside flags and addresses.
  defaultProps: { wrap: false },
  themes: ["vitesse-dark", "vitesse-light"],
  styleOverrides: {
    borderRadius: "2px",
    borderColor: "var(--rule)",
    codeBackground: "var(--leaf)",
    codeFontSize: "0.8125rem",
    frames: {
      editorTabBarBackground: "var(--paper)",
      editorActiveTabBackground: "var(--leaf)",
      editorActiveTabIndicatorTopColor: "var(--now)",
      editorTabBarBorderBottomColor: "var(--rule)",
      terminalBackground: "var(--leaf)",
      terminalTitlebarBackground: "var(--paper)",
      terminalTitlebarBorderBottomColor: "var(--rule)",
      shadowColor: "transparent",
    },
  },
});
