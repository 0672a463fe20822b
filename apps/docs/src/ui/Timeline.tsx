/** The order in which effects applied, and what each waited for. */
import type { Outcome } from "@palimpsest/core/Contract";
import { cite, type RulesEdition } from "@palimpsest/core/RulesEdition";
import { RuleLink } from "./RuleLink.tsx";

interface Props {
  readonly effects: Outcome["effects"];
  readonly edition: RulesEdition;
  readonly effectName: (id: string) => string;
}

/** The place that each effect's timestamp alone would give it, from 1. */
const placesByTime = (effects: Outcome["effects"]): ReadonlyMap<string, number> =>
  new Map([...effects].sort((a, b) => a.timestamp - b.timestamp).map(({ id }, index) => [id, index + 1]));

const ordinal = (n: number): string =>
  `${n}${["th", "st", "nd", "rd"][n % 100 > 10 && n % 100 < 14 ? 0 : n % 10] ?? "th"}`;

export const Timeline = ({ effects, edition, effectName }: Props) => {
  const places = placesByTime(effects);
  const row = (id: string): number => effects.findIndex((effect) => effect.id === id) + 1;
  const arcs = effects.flatMap(({ waitedFor }, index) =>
    waitedFor.flatMap(({ id }) => (row(id) === 0 ? [] : [{ from: row(id), to: index + 1 }])),
  );
  const waits = effects.some(({ waitedFor }) => waitedFor.length > 0);
  return (
    <div class="order">
      <ol>
        {arcs.map(({ from, to }) => (
          <li key={`${from} ${to}`} class="arc" aria-hidden="true" style={{ gridRow: `${from} / ${to}` }} />
        ))}
        {effects.map(({ id, waitedFor }, index) => (
          <li key={id} class="applied" style={{ gridRow: index + 1 }}>
            <span class="node" aria-hidden="true" />
            <div>
              <p>{effectName(id)}</p>
              {effects.length > 1 && (
                <p class="when">
                  {ordinal(index + 1)} to apply, {ordinal(places.get(id) ?? 0)} by timestamp
                </p>
              )}
              {waitedFor.map((other) => (
                <p key={other.id}>
                  Waited for {effectName(other.id)}, since {other.why}. <RuleLink rule={other.rule} edition={edition} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {effects.length > 1 && !waits && (
        <p class="when">
          Nothing waited: each applied by its timestamp. <RuleLink rule={cite("613.7", edition)} edition={edition} />
        </p>
      )}
    </div>
  );
};
