/** Effects in the order in which they applied. An arc leads from an effect to one that waited for it. */
import { cite, type RulesEdition } from "@palimpsest/core/RulesEdition";
import { RuleLink } from "./RuleLink.tsx";

export interface Moment {
  readonly id: string;
  /** What made it: a card, or what it does. */
  readonly source: string;
  readonly does?: string | undefined;
  /** Its place among these effects by timestamp, from 1. */
  readonly stamped: number;
  readonly waitedFor: ReadonlyArray<{
    readonly id: string;
    /** What that one is called. */
    readonly source: string;
    readonly rule: string;
    readonly why: string;
  }>;
}

interface Props {
  readonly moments: ReadonlyArray<Moment>;
  readonly caption?: string | undefined;
  readonly edition: RulesEdition;
  /** Whether rules lead to the page that has them. */
  readonly linked: boolean;
}

const ordinal = (n: number): string =>
  `${n}${["th", "st", "nd", "rd"][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? "th"}`;

export const Timeline = ({ moments, caption, edition, linked }: Props) => {
  const cited = (rule: string) =>
    linked ? <RuleLink rule={rule} edition={edition} /> : <span class="rule">{rule}</span>;
  const row = (id: string): number => moments.findIndex((moment) => moment.id === id) + 1;
  const arcs = moments.flatMap(({ waitedFor }, index) =>
    waitedFor.flatMap(({ id }) => (row(id) === 0 ? [] : [{ from: row(id), to: index + 1 }])),
  );
  const waits = moments.some(({ waitedFor }) => waitedFor.length > 0);
  return (
    <figure class="timeline not-content">
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      <ol>
        {arcs.map(({ from, to }) => (
          <li key={`${from} ${to}`} class="arc" aria-hidden="true" style={{ gridRow: `${from} / ${to}` }} />
        ))}
        {moments.map(({ id, source, does, stamped, waitedFor }, index) => (
          <li key={id} class="applied" style={{ gridRow: index + 1 }}>
            <span class="node" aria-hidden="true" />
            <div>
              <p class="what">
                <strong>{source}</strong>
                {does !== undefined && `: ${does}`}
              </p>
              {moments.length > 1 && (
                <p class="when">
                  {ordinal(index + 1)} to apply, {ordinal(stamped)} by timestamp
                </p>
              )}
              {waitedFor.map((other) => (
                <p key={other.id}>
                  Waited for {other.source}, since {other.why}. {cited(other.rule)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {moments.length > 1 && !waits && (
        <p class="when plain">Nothing waited: each applied by its timestamp. {cited(cite("613.7", edition))}</p>
      )}
    </figure>
  );
};
