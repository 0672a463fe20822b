/** In the browser: a tap on a word shows its reason where the reader is, and only the next one follows the link. */
const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("a[data-word]") : null;

/** The word under a finger that was not shown yet as the finger came down. */
let fresh: HTMLElement | null = null;

document.addEventListener("pointerdown", ({ pointerType, target }) => {
  const word = pointerType === "mouse" ? null : wordAt(target);
  fresh = word === document.activeElement ? null : word;
});

document.addEventListener("click", (event) => {
  const word = wordAt(event.target);
  if (word === null || word !== fresh) return;
  event.preventDefault();
  word.focus({ preventScroll: true });
});
