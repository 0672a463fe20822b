/** Answers in other forms than JSON, by the rows of the contract that have them. */
import { cardOf, textOf } from "./card-html.ts";
import { type Contract, contract } from "./contract.ts";
import type { Endpoint } from "./endpoint.ts";
import type { MediaType } from "./negotiation.ts";
import { embed, embedPolicy, pagePolicy, permalink } from "./pages.ts";

/** An answer as text, with the policy of a page where it is one. */
interface Written {
  readonly text: string;
  readonly policy?: string;
}

/** How a form of an answer is written. `url` is that of the request. */
export type Writer<Answer> = (answer: Answer, url: URL) => Written;

type WritersOf<E> = E extends { readonly types: ReadonlyArray<infer T>; readonly success: { readonly Type: infer A } }
  ? { readonly [M in Exclude<T, "application/json"> & MediaType]: Writer<A> }
  : never;

/** The forms of every row that has some: the compiler asks for each. */
type Writers = {
  readonly [K in keyof Contract as Contract[K] extends { readonly lines: true }
    ? never
    : Contract[K] extends { readonly types: unknown }
      ? K
      : never]: WritersOf<Contract[K]>;
};

const outcome: Writers["apply"] = {
  "text/plain": (answer) => ({ text: textOf(answer) }),
  "text/html": (answer) => ({ text: cardOf(answer).markup }),
};

const asked = Object.keys(contract.permalink.parameters.fields);

const writers: Writers = {
  apply: outcome,
  applied: outcome,
  permalink: { "text/html": (answer, url) => ({ text: permalink(answer, url, asked), policy: pagePolicy }) },
  embed: { "text/html": (answer, url) => ({ text: embed(answer, url, asked), policy: embedPolicy }) },
};

/** The writer of a form, for a row that has one. */
export const writerOf = (key: keyof Contract, type: MediaType): Writer<unknown> | undefined =>
  (writers as Readonly<Record<string, Readonly<Record<string, Writer<never>>>>>)[key]?.[type] as
    | Writer<unknown>
    | undefined;

/** Whether a row is a page, so that a person sees what is wrong with it. */
export const isPage = ({ types }: Endpoint): boolean => types?.length === 1 && types[0] === "text/html";
