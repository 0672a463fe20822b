/**
 * A pure function of two values that keeps its last answer. Programs ask about one game, or one line, several times in a
 * row and then never again; a WeakMap for all of them costs more, in every collection of garbage, than it spares.
 */
export const remembering = <A, B, Found>(work: (a: A, b: B) => Found): ((a: A, b: B) => Found) => {
  let last: { readonly a: A; readonly b: B; readonly found: Found } | undefined;
  return (a, b) => {
    if (last === undefined || last.a !== a || last.b !== b) last = { a, b, found: work(a, b) };
    return last.found;
  };
};
