/** An example in the playground, as far as the playground can show it: one changer on one card. */
import { codec } from "../playground/link.ts";
import { State } from "../playground/State.ts";
import { type Example, optionsOf } from "./Example.ts";

const { encode } = codec(State);

export const stateOf = (example: Example): State | undefined => {
  if (example.change === undefined) return undefined;
  const { card, with: does, ...chosen } = example.change;
  const options = optionsOf(example);
  return { card, effects: [{ does, ...chosen }], ...(options === undefined ? {} : { options }) };
};

/** The address that opens it there. */
export const playgroundOf = (example: Example): string | undefined => {
  const state = stateOf(example);
  return state === undefined ? undefined : `/playground/${encode(state)}`;
};
