/** A declaration cut at the names that the reference knows, each with where it stands. */
import type { Module } from "./library.ts";

export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** Where an export stands on the page of its module. */
export const anchorOf = (name: string): string => `export-${name}`;

const hrefOf = ({ slug }: Module, name: string): string => `/reference/${slug}/#${anchorOf(name)}`;

const has = ({ entries }: Module, name: string): boolean => entries.some((entry) => entry.name === name);

/** Of a bare name: an export of this module, or of the only one that has such an export. */
const bare = (name: string, here: Module, modules: ReadonlyArray<Module>): string | undefined => {
  if (has(here, name)) return hrefOf(here, name);
  const [found, ...more] = modules.filter((module) => has(module, name));
  return found === undefined || more.length > 0 ? undefined : hrefOf(found, name);
};

const qualified = (name: string, inner: string, modules: ReadonlyArray<Module>): string | undefined => {
  const found = modules.find((module) => module.name === name && has(module, inner));
  return found === undefined ? undefined : hrefOf(found, inner);
};

/** `own` is the name that is declared: it does not lead to itself. */
export const pieces = (
  signature: string,
  own: string,
  here: Module,
  modules: ReadonlyArray<Module>,
): ReadonlyArray<Piece> => {
  const all: Array<Piece> = [];
  let at = 0;
  for (const match of signature.matchAll(/(?<![\w."'-])([A-Z]\w*)(?:\.([A-Z]\w*))?(?![\w"'])/g)) {
    const [text, name = "", inner] = match;
    const href = inner === undefined ? bare(name, here, modules) : qualified(name, inner, modules);
    if (href === undefined || text === own) continue;
    if (match.index > at) all.push({ text: signature.slice(at, match.index) });
    all.push({ text, href });
    at = match.index + text.length;
  }
  if (at < signature.length) all.push({ text: signature.slice(at) });
  return all;
};
