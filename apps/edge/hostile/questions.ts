/** A mix of good and bad requests, in every form and by every way that there is. */
import { request } from "../bench/connection.ts";
import { app } from "../src/app.ts";
import { json, type Question, tagged, text } from "./question.ts";
import { aboutCards } from "./questions/cards.ts";
import { ofKept } from "./questions/kept.ts";
import { ofScenarios } from "./questions/scenarios.ts";
import type { Row } from "./row.ts";
import { kinds } from "./rows.ts";

/** Hostile rows that leave their connection as it was, and are no longer than most requests are. */
const isShort = ({ acts, expected, body }: Row): boolean =>
  acts === undefined && expected !== "closed" && expected.status !== 413 && (body?.length ?? 0) < 4_000;

/** What the app says here, outside the Worker, where a row does not tell all of the answer. */
const answeredHere = async ({ method, path, headers = {}, body }: Row): Promise<Question["isRight"] | undefined> => {
  const url = `http://edge.test${path}`;
  // A path that is written anew on its way is another request here.
  if (method === "HEAD" || !URL.canParse(url) || new URL(url).href !== url) return undefined;
  const answer = await app.fetch(
    new Request(url, { method, headers, ...(body === undefined ? {} : { body }) } as RequestInit),
  );
  if (answer.status !== 200) return undefined;
  const said = await answer.text();
  return answer.headers.get("content-type")?.startsWith("application/json") ? json(JSON.parse(said)) : text(said);
};

const ofRow = async (kind: string, row: Row): Promise<Question> => {
  const { name, method, path, headers = {}, body, expected } = row;
  const status = expected === "closed" ? 0 : expected.status;
  const right =
    expected !== "closed" && "tag" in expected
      ? tagged(expected.tag)
      : status === 200
        ? await answeredHere(row)
        : undefined;
  return {
    kind,
    name,
    sent: request(method, path, { headers, ...(body === undefined ? {} : { body }) }),
    bodiless: method === "HEAD",
    status,
    isRight: method === "HEAD" || right === undefined ? () => true : right,
  };
};

/** The mix. One of four or so is hostile. */
export const questions = async (count: number): Promise<ReadonlyArray<Question>> => {
  const hostile = Object.entries(kinds).flatMap(([kind, rows]) =>
    rows.filter(isShort).map((row) => [kind, row] as const),
  );
  return [
    ...aboutCards(count),
    ...ofScenarios(6),
    ...(await ofKept()),
    ...(await Promise.all(hostile.map(([kind, row]) => ofRow(`hostile: ${kind}`, row)))),
  ];
};
