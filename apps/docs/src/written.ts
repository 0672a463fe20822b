/** Data written out for a reader: a list or an object stands on one line where that is short enough. */

const widest = 76;

type Quoting = (key: string) => string;

const flat = (value: unknown, key: Quoting): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => flat(each, key)).join(", ")}]`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([name, each]) => `${key(name)}: ${flat(each, key)}`).join(", ")} }`;
};

const write = (value: unknown, key: Quoting, indent: string, before: number): string => {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const entries = isList
    ? value.map((each) => ["", each] as const)
    : Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[`${key(name)}: `, each] as const]));
  if (entries.length === 0) return open + close;
  const line = flat(value, key);
  if (before + line.length <= widest) return line;
  const deeper = `${indent}  `;
  const lines = entries.map(
    ([name, each]) => `${deeper}${name}${write(each, key, deeper, deeper.length + name.length + 1)}`,
  );
  return `${open}\n${lines.join(",\n")}${key === bare ? "," : ""}\n${indent}${close}`;
};

const quoted: Quoting = (key) => JSON.stringify(key);
const bare: Quoting = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** As an expression of TypeScript on one line, however long. */
export const inline = (value: unknown): string => flat(value, bare);

/** As JSON. */
export const json = (value: unknown): string => write(value, quoted, "", 0);

/** As an expression of TypeScript. `before` is how many characters stand before it on its line. */
export const typescript = (value: unknown, before = 0): string => write(value, bare, "", before);
