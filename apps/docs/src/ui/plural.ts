/** "1 word", "2 words". */
export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
