/** What the objects of an example are called in sentences. */
import type { Example } from "./Example.ts";

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** Of a card with two faces, the name of the first. */
const nameOf = (given: Example["objects"][string], id: string): string =>
  typeof given === "string"
    ? (given.split(" // ")[0] ?? given)
    : (given.name ?? (given.token === true ? "the token" : id));

/** The name that a step gives to what it makes. */
const madeBy = (step: Example["steps"][number]): ReadonlyArray<readonly [id: string, name: string]> => {
  if (step.do === "create") return step.as.map((id) => [id, tokenName(step.token)]);
  if (step.do === "activate-ability" || step.do === "trigger") return [[step.as, "the ability"], ...inside(step)];
  return step.do === "cast" ? inside(step) : [];
};

const inside = ({ does = [] }: Extract<Example["steps"][number], { do: "cast" | "trigger" | "activate-ability" }>) =>
  does.flatMap((each): ReadonlyArray<readonly [string, string]> => {
    if (each.kind === "create") return each.as.map((id) => [id, tokenName(each.token)]);
    return each.kind === "emblem" ? [[each.as, "the emblem"]] : [];
  });

const tokenName = ({ name }: { readonly name?: string | undefined }): string =>
  name === undefined ? "the token" : `the token ${name}`;

/** By id: the card's name, with a number where several have one name. */
export const labels = ({ objects, steps, looks }: Example): ReadonlyMap<string, string> => {
  const named = new Map<string, string>(Object.entries(objects).map(([id, given]) => [id, nameOf(given, id)]));
  for (const step of steps) {
    if (step.do === "copy" && !named.has(step.object)) named.set(step.object, `the copy of ${named.get(step.of)}`);
    for (const [id, name] of madeBy(step)) named.set(id, name);
  }
  for (const { object } of looks) if (!named.has(object)) named.set(object, object);
  const result = new Map<string, string>();
  for (const [id, name] of named) {
    const alike = [...named].filter(([, other]) => other === name).map(([other]) => other);
    const which = ordinals[alike.indexOf(id)];
    const bare = name.replace(/^the /, "");
    result.set(id, alike.length === 1 || which === undefined ? name : `the ${which} ${bare}`);
  }
  return result;
};
