/** A request with the one answer that is right, worked out here and not by the Worker that is asked. */
import { isDeepStrictEqual } from "node:util";
import { type Answer, header, request } from "../bench/connection.ts";

export interface Question {
  /** What it is for: reports count by it. */
  readonly kind: string;
  readonly name: string;
  readonly sent: Buffer;
  readonly bodiless: boolean;
  readonly status: number;
  /** Whether an answer with this status is right. */
  readonly isRight: (answer: Answer) => boolean;
}

/** Is the answer the right one? What can't be read is none. */
export const isAnsweredBy = (question: Question, answer: Answer): boolean => {
  try {
    return answer.status === question.status && question.isRight(answer);
  } catch {
    return false;
  }
};

export type Expected = Pick<Question, "status" | "isRight">;

/** Is it this JSON value? What was sent comes back with its fields in another order. */
export const json =
  (value: unknown) =>
  ({ body }: Pick<Answer, "body">): boolean =>
    isDeepStrictEqual(JSON.parse(body.toString()), value);

export const text =
  (value: string) =>
  ({ body }: Answer): boolean =>
    body.toString() === value;

export const tagged =
  (tag: string) =>
  (answer: Answer): boolean =>
    header(answer, "content-type") === "application/problem+json" &&
    (JSON.parse(answer.body.toString()) as { readonly tag: string }).tag === tag;

/** A value as it comes back from JSON. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export const get = (
  kind: string,
  path: string,
  { status, isRight }: Expected,
  headers: Readonly<Record<string, string>> = {},
): Question => ({
  kind,
  name: `GET ${path} ${JSON.stringify(headers)}`,
  sent: request("GET", path, { headers }),
  bodiless: false,
  status,
  isRight,
});

export const post = (
  kind: string,
  path: string,
  body: string,
  { status, isRight }: Expected,
  headers: Readonly<Record<string, string>> = {},
): Question => ({
  kind,
  name: `POST ${path} ${JSON.stringify(headers)} ${body}`,
  sent: request("POST", path, { headers: { "content-type": "application/json", ...headers }, body }),
  bodiless: false,
  status,
  isRight,
});
