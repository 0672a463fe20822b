/** Does a chain lead from something back to itself, as where effects wait for each other (613.8b)? */
export const inLoop = <A>(start: A, next: (of: A) => Iterable<A>): boolean => {
  const seen = new Set<A>();
  const open = [start];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    for (const other of next(each)) {
      if (other === start) return true;
      if (seen.has(other)) continue;
      seen.add(other);
      open.push(other);
    }
  }
  return false;
};
