/** Which of the forms of an answer a client would rather have (RFC 9110, section 12.5.1). */

/** A form that an answer may have. */
export type MediaType = "application/json" | "text/plain" | "text/html" | "application/x-ndjson";

interface Range {
  readonly type: string;
  readonly quality: number;
}

/** Nobody has more wishes; whoever sends more has the first of them looked at. */
const mostRanges = 32;

const weight = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

const rangesOf = (accept: string): ReadonlyArray<Range> =>
  accept
    .toLowerCase()
    .split(",", mostRanges)
    .map((range) => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.map((parameter) => weight.exec(parameter)?.[1]).find((each) => each !== undefined);
      return { type, quality: Number(quality ?? 1) };
    });

/** What a client makes of a form: the most exact range that holds it counts. */
const qualityOf = (type: string, ranges: ReadonlyArray<Range>): number => {
  const [kind = ""] = type.split("/");
  for (const wanted of [type, `${kind}/*`, "*/*"]) {
    const range = ranges.find((each) => each.type === wanted);
    if (range !== undefined) return range.quality;
  }
  return 0;
};

/** The form that is liked best, of equal ones the first; `undefined` where none is wanted. Without a wish, the first. */
export const choose = <T extends string>(accept: string | undefined, offered: ReadonlyArray<T>): T | undefined => {
  if (accept === undefined || accept.trim() === "") return offered[0];
  const ranges = rangesOf(accept);
  let best: T | undefined;
  let quality = 0;
  for (const type of offered) {
    const found = qualityOf(type, ranges);
    if (found > quality) [best, quality] = [type, found];
  }
  return best;
};
