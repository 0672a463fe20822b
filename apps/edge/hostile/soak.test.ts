import { times } from "@palimpsest/test-fuzz/cases";
import { expect, it } from "vitest";
import { isAnsweredBy } from "./question.ts";
import { questions } from "./questions.ts";
import { soak } from "./soak.ts";

it("sees a wrong answer, whatever was asked", async () => {
  const all = await questions(300);
  const wrong = [{}, { tag: "Other" }].map((value) => Buffer.from(JSON.stringify(value)));
  const unseen = all.filter((question) =>
    wrong.some((body) => isAnsweredBy(question, { status: question.status, head: "", body })),
  );
  // Of a HEAD, and of what is no more than a status, there is nothing else to see.
  expect(unseen.filter(({ kind }) => !kind.startsWith("hostile"))).toEqual([]);
  expect(unseen.length).toBeLessThan(all.length / 20);
  expect(all.some((question) => isAnsweredBy(question, { status: 500, head: "", body: Buffer.from("{}") }))).toBe(
    false,
  );
});

/** Each question once at least; `pnpm soak` takes five minutes and more, and looks whether memory stays flat. */
it("answers right at full rate, good and bad requests mixed", async () => {
  const { questions, requests, byKind, wrong, faults, examples, memory } = await soak({
    seconds: times(1),
    questions: 100,
  });
  expect(examples).toEqual([]);
  expect([wrong, faults]).toEqual([0, 0]);
  expect(requests).toBeGreaterThanOrEqual(questions);
  expect(Object.keys(byKind).filter((kind) => kind.startsWith("hostile")).length).toBeGreaterThan(10);
  expect(memory.most).toBeLessThan(512);
});
