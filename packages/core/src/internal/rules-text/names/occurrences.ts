import { isLetter } from "../letters.ts";

/** Occurrences of a string that do not stand inside a longer word. An empty one has none: it would stand at one place for ever. */
export function* occurrences(source: string, needle: string): Generator<number> {
  if (needle === "") return;
  for (let at = source.indexOf(needle); at >= 0; at = source.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const openLeft = at === 0 || !isLetter(needle.charCodeAt(0)) || !isLetter(source.charCodeAt(at - 1));
    const openRight =
      end === source.length || !isLetter(source.charCodeAt(end)) || !isLetter(source.charCodeAt(end - 1));
    if (openLeft && openRight) yield at;
  }
}
