/** In the browser: what Starlight takes for the search's user interface, which is fetched as the search is opened. */
export class PagefindUI {
  constructor(options: { readonly element: string }) {
    const dialog = document.querySelector(options.element)?.closest("dialog");
    if (!dialog) return;
    const opened = new MutationObserver(async () => {
      opened.disconnect();
      // @ts-expect-error It has no types.
      const { PagefindUI: Real } = await import("@pagefind/default-ui");
      new Real(options);
      dialog.querySelector("input")?.focus();
    });
    opened.observe(dialog, { attributes: true, attributeFilter: ["open"] });
    // Whoever was quicker than the page has it open already.
    if (dialog.open) dialog.setAttribute("open", "");
  }
}
