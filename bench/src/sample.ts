/** At most so many of a list, evenly spread over it. */
export const sample = <T>(list: ReadonlyArray<T>, most: number): ReadonlyArray<T> => {
  const step = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, index) => index % step === 0);
};
