/** Entity tags (RFC 9110): strong ones, made of what an answer says and of what it was computed from. */

const encoder = new TextEncoder();

/** The tag of these texts, whose order counts. */
export const tagOf = async (...texts: ReadonlyArray<string>): Promise<string> => {
  // A length before each text, so that no two lists of texts are one string.
  const all = encoder.encode(texts.map((text) => `${text.length}:${text}`).join(""));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", all), 0, 16);
  return `"${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
};

/** Whether the If-None-Match of a request has this tag. Weak ones match, too: that is how this header compares. */
export const matches = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === "*" || (ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false));
