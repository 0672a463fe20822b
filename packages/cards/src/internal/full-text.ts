/** The words of a text as SQLite's tokenizer unicode61 has them (`remove_diacritics 2`): the full-text index is made of them. */

const letterOrDigit = /^[\p{L}\p{N}\p{Co}]$/u;
const mark = /^\p{M}$/u;

/** Runs of letters and digits in small letters without accents. Time is linear in the length of the text. */
export const wordsOf = (text: string): ReadonlyArray<string> => {
  const words: Array<string> = [];
  let word = "";
  for (const character of text) {
    if (letterOrDigit.test(character)) {
      const [letter = character] = character.normalize("NFD");
      word += letter.toLowerCase();
    } else if (!mark.test(character) && word !== "") {
      words.push(word);
      word = "";
    }
  }
  if (word !== "") words.push(word);
  return words;
};

/** Whether the words stand in a row; of the last one only its beginning has to where `prefix` is true. */
export const holds = (words: ReadonlyArray<string>, wanted: ReadonlyArray<string>, prefix: boolean): boolean =>
  words.some((_, at) =>
    wanted.every((word, index) => {
      const found = words[at + index];
      return prefix && index === wanted.length - 1 ? found?.startsWith(word) === true : found === word;
    }),
  );

/** A phrase as FTS5 reads it: letters and digits alone are in it, so that nothing can be taken for an operator. */
export const phrase = (field: string, words: ReadonlyArray<string>, prefix: boolean): string =>
  `${field} : "${words.join(" ")}"${prefix ? " *" : ""}`;
