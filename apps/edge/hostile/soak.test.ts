import { expect, it } from "vitest";
import { soak } from "./soak.ts";

/** Ten seconds of it; `pnpm soak` takes five minutes, and looks whether memory stays flat. */
it("answers right at full rate, good and bad requests mixed", async () => {
  const { requests, wrong, faults, examples, memory } = await soak(10, 8, 600);
  expect(examples).toEqual([]);
  expect([wrong, faults]).toEqual([0, 0]);
  expect(requests).toBeGreaterThan(1_000);
  expect(memory.most).toBeLessThan(512);
});
