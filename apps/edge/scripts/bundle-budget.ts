/** Bytes that the Worker may have with gzip. The larger a Worker, the later its first answer. */
export const largestBundle = 140_000;
