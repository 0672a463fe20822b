/** Places in a request, as JSON pointers (RFC 6901). */
import { InvalidObject } from "../Errors.ts";

/** A path as a JSON pointer (RFC 6901). */
export const pointerTo = (path: ReadonlyArray<PropertyKey>): string =>
  path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** An error in an object, with the place of the object before its own. */
export const within = (path: ReadonlyArray<PropertyKey>, { message, pointer, rule }: InvalidObject): InvalidObject =>
  new InvalidObject({ message, pointer: pointerTo(path) + pointer, ...(rule === undefined ? {} : { rule }) });
