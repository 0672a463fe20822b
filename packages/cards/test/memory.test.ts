import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@effect/vitest";

const script = fileURLToPath(new URL("read-much.ts", import.meta.url));

interface Report {
  readonly bytes: number;
  readonly cards: number;
  readonly failures: number;
  /** Cards in what is repeated. */
  readonly perPart: number;
  /** Most memory that the process had, in MB. */
  readonly peak: number;
}

const readMuch = (format: string, megabytes: number): Report =>
  JSON.parse(execFileSync(process.execPath, [script, format, String(megabytes)], { encoding: "utf8" }));

describe("a file of 200 MB and more", () => {
  const idle = readMuch("array", 0);

  it.each(["array", "atomic", "printings"])("takes less than 250 MB above an idle start: %s", (format) => {
    const busy = readMuch(format, 200);
    expect(idle.cards).toBe(0);
    expect(busy.bytes).toBeGreaterThan(200e6);
    expect(busy.cards).toBeGreaterThan(10_000);
    expect(busy.cards % busy.perPart).toBe(0);
    // The array of this file begins with a number, so that its parts can all begin with a comma.
    expect(busy.failures).toBe(format === "array" ? 1 : 0);
    expect(busy.peak - idle.peak).toBeLessThan(250);
  });
});
