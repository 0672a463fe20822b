/** What a request is called, in its answer and in the log. */

/** An id that a client may choose: nothing that could be taken for something else in a log or a header. */
const wellFormed = /^[\w.-]{8,64}$/;

/** The id that the client gives, if it is well-formed; else a new one. */
export const requestId = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID();
