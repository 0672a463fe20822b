/** Errors of the operations know what is wrong; where that stands in the request depends on the request's shape. */
import type { ErrorOf, OperationError, OperationTag } from "./problem.ts";

/** An error with a JSON pointer to what caused it. */
export interface Located<E> {
  readonly error: E;
  readonly pointer: string;
}

/** Where a request keeps what errors are about: JSON pointers. */
export interface Places {
  /** The object, or the name of its card. */
  readonly object: string;
  /** The name of the changer. */
  readonly changer: string;
  readonly edition: string;
  /** The number of a rule. */
  readonly rule?: string;
}

const pointers: { readonly [T in OperationTag]: (error: ErrorOf<T>, places: Places) => string } = {
  UnknownWord: ({ pointer = "" }) => pointer,
  IllegalChoice: ({ pointer = "" }) => pointer,
  MissingChoice: ({ pointer }) => pointer,
  IllegalTarget: (_, { object }) => object,
  UnknownChanger: (_, { changer }) => changer,
  NotCoveredByRules: (_, { changer }) => changer,
  NotSupported: (_, { changer }) => changer,
  UnknownCard: (_, { object }) => object,
  InvalidQuery: () => "/query",
  InvalidCursor: () => "/cursor",
  UnknownObject: ({ pointer }) => pointer,
  DuplicateId: ({ pointer }) => pointer,
  UnknownEdition: (_, { edition }) => edition,
  UnknownRule: (_, { rule = "" }) => rule,
  // Cards beside the object have pointers of their own.
  InvalidObject: ({ pointer }, { object }) => (pointer.startsWith("/cards/") ? pointer : object + pointer),
};

/** Finds the place of an error in a request with these places. */
export const located =
  (places: Places) =>
  <E extends OperationError>(error: E): Located<E> => {
    const pointer = pointers[error._tag] as (error: OperationError, places: Places) => string;
    return { error, pointer: pointer(error, places) };
  };
