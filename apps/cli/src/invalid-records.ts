/** Records that are no cards, as reports give them to a program: how many, and the first of them, each with its first issues. */
import type { InvalidRecord } from "@palimpsest/cards/BulkFile";

const issuesShown = 3;

export const value = (count: number, first: ReadonlyArray<InvalidRecord>): unknown => ({
  count,
  first: first.map(({ record, offset, reason, message, issues }) => ({
    record,
    offset,
    reason,
    message,
    issues: issues.slice(0, issuesShown),
  })),
});
