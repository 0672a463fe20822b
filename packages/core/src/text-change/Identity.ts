/** What every text change has: its identity, its place in time, and where it comes from. */
export interface Identity {
  readonly id: string;
  readonly timestamp: number;
  /** What made the effect: a card's name, or whatever the caller calls it. */
  readonly source?: string;
}
