/** Whether answers that a client has already are still right: asked with their tags, and with others. */
import { header } from "../../bench/connection.ts";
import { app } from "../../src/app.ts";
import { get, json, type Question } from "../question.ts";
import { evolution, query } from "../row.ts";

const paths = [
  query(evolution),
  query({ ...evolution, to: "Wizard" }),
  query({ ...evolution, edition: "2018-08-10" }),
  "/v1/cards/Goblin%20King",
  "/v1/cards?query=uses:goblin%20-t:goblin",
  "/v1/autocomplete?name=gob",
  "/v1/changers",
  "/v1/changers/Mind%20Bend",
  "/v1/lexicon/creature-type",
  "/v1/rules/612.2",
];

/** The tag of each answer is that which the app gives it here. */
export const ofKept = async (): Promise<ReadonlyArray<Question>> => {
  const questions: Array<Question> = [];
  for (const path of paths) {
    const answer = await app.fetch(new Request(`http://edge.test${path}`));
    const etag = answer.headers.get("etag") ?? "";
    const whole = json(await answer.json());
    const unchanged = { status: 304, isRight: (again: Parameters<typeof header>[0]) => header(again, "etag") === etag };
    questions.push(
      get("GET with its tag", path, unchanged, { "if-none-match": etag }),
      get("GET with its tag", path, unchanged, { "if-none-match": `"other", W/${etag.replace(/^W\//, "")}` }),
      get("GET with another tag", path, { status: 200, isRight: whole }, { "if-none-match": '"other"' }),
    );
  }
  return questions;
};
