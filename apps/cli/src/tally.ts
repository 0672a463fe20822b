/** Adds up the audits of many cards. What is listed in full is bounded, except for words that no rule placed. */
import type { InvalidRecord } from "@palimpsest/cards/BulkFile";
import type * as Audit from "@palimpsest/core/Audit";

/** How many failures, and how many records that are no cards, are kept in full. */
const shownInFull = 50;

const addAll = (total: Map<string, number>, counts: ReadonlyMap<string, number>): void => {
  for (const [key, count] of counts) total.set(key, (total.get(key) ?? 0) + count);
};

/** The sum of audits so far; `add` is linear in what one card has, however many there were before. */
export class Tally {
  cards = 0;
  faces = 0;
  changes = 0;
  readonly words: Map<string, number> = new Map();
  readonly decidedBy: Map<string, number> = new Map();
  readonly unknown: Map<string, number> = new Map();
  readonly unplaced: Array<Audit.Place> = [];
  readonly failureCounts: Record<Audit.Failure["kind"], number> = { "round-trip": 0, property: 0 };
  readonly failures: Array<Audit.Failure> = [];
  invalidCount = 0;
  readonly invalid: Array<InvalidRecord> = [];

  add(audit: Audit.Audit): void {
    this.cards += audit.cards;
    this.faces += audit.faces;
    this.changes += audit.changes;
    addAll(this.words, audit.words);
    addAll(this.decidedBy, audit.decidedBy);
    addAll(this.unknown, audit.unknown);
    for (const place of audit.unplaced) this.unplaced.push(place);
    for (const failure of audit.failures) {
      this.failureCounts[failure.kind]++;
      if (this.failures.length < shownInFull) this.failures.push(failure);
    }
  }

  /** A record that is no card. */
  addInvalid(record: InvalidRecord): void {
    this.invalidCount++;
    if (this.invalid.length < shownInFull) this.invalid.push(record);
  }

  get failureCount(): number {
    return this.failureCounts["round-trip"] + this.failureCounts.property;
  }

  /** Whether every record is a card, every word has its place, and every change did what the rules want. */
  get sound(): boolean {
    return this.failureCount === 0 && this.unplaced.length === 0 && this.invalidCount === 0;
  }
}
