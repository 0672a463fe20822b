/** The packages of the reference. */
import { fileURLToPath } from "node:url";
import { type Library, read } from "./library.ts";

/** The folder of a package's sources: an export of it is one of them. */
const sourcesOf = (module: string): string => fileURLToPath(new URL(".", import.meta.resolve(module)));

export const libraries: ReadonlyArray<Library> = [
  read("core", sourcesOf("@palimpsest/core/Outcome")),
  read("cards", sourcesOf("@palimpsest/cards/Catalogue")),
];

export const modules = libraries.flatMap((library) => library.modules);
