/** A value that is made when it is first asked for, and kept: tables that a Worker need not build before its first answer. */
export const once = <A>(make: () => A): (() => A) => {
  let made: { readonly value: A } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
