/** Letters by code unit. Card text is ASCII but for names (Lim-Dûl), so the table of ASCII answers nearly always. */

const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

const anyLetter = /\p{L}|\p{M}/u;
const anyUpperCase = /\p{Lu}|\p{Lt}/u;

/** Is this UTF-16 code unit a letter or a mark on one? */
export const isLetter = (code: number): boolean =>
  code < 128 ? isAsciiLetter(code) : anyLetter.test(String.fromCharCode(code));

export const isUpperCase = (code: number): boolean =>
  code < 128 ? code >= 65 && code <= 90 : anyUpperCase.test(String.fromCharCode(code));

const letters = /^[\p{L}\p{M}]*/u;

/** The letters that a text begins with: the text itself where it has nothing else. */
export const firstRun = (text: string): string => (letters.exec(text) as RegExpExecArray)[0];
