/** Bytes that the Worker may have with gzip. The larger a Worker, the later its first answer. */
export const largestBundle = 135_000;
