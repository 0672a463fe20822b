/**
 * The candidates that are spelled most like the input: at most `limit`, nearest first, none further away than a third
 * of its length. The input is cut at 64 characters, so a hostile one costs no more than a long word.
 */
export const nearest = (input: string, candidates: Iterable<string>, limit = 3): ReadonlyArray<string> => {
  const wanted = input.toLowerCase().slice(0, 64);
  const reach = wanted.length < 3 ? wanted.length - 1 : Math.max(2, Math.floor(wanted.length / 3));
  const found: Array<{ readonly candidate: string; readonly distance: number }> = [];
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > reach) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), reach);
    if (distance <= reach) found.push({ candidate, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
};

/** Optimal string alignment distance (swapped neighbours count once); stops early above `reach`. */
const editDistance = (a: string, b: string, reach: number): number => {
  let before: Array<number> = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, (before[j - 2] ?? 0) + 1);
      current.push(d);
      if (d < best) best = d;
    }
    if (best > reach) return best;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
};
