import { pnpm } from "./pnpm.mjs";

export const turbo = (...args) => pnpm(["exec", "turbo", "run", ...args]);
