import manifest from "../package.json" with { type: "json" };

/** The version of this API, as its package has it. */
export const version: string = manifest.version;
