/** What a reader is told instead of the contract's codes. */
import type { Verdict } from "@palimpsest/core/Contract";

const contexts = {
  name: "name",
  "type-line": "type line",
  rules: "rules text",
  quoted: "quoted ability",
  reminder: "reminder text",
} as const satisfies Record<Verdict["context"], string>;

export const where = ({ field, context }: Pick<Verdict, "field" | "context">): string =>
  field === "granted" ? "granted ability" : contexts[context];
