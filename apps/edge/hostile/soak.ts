/** The Worker at full rate for a while, with good and bad requests, each answer checked against core. */
import { type Answer, Connection } from "../bench/connection.ts";
import { prepare, production, start } from "../bench/workerd.ts";
import { isAnsweredBy, type Question } from "./question.ts";
import { questions } from "./questions.ts";

export interface Report {
  readonly seconds: number;
  /** Each was asked, many of them again and again. */
  readonly questions: number;
  readonly requests: number;
  readonly rate: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** How many questions of each kind were answered. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly faults: number;
  readonly wrong: number;
  /** Some of what was wrong. */
  readonly examples: ReadonlyArray<string>;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Megabytes that the process held once it was warm: in each fifth of the time, and the most. */
  readonly memory: { readonly fifths: ReadonlyArray<number>; readonly most: number };
}

/** Bodies that were found right, by their question: the same bytes need no second look. */
const known = new Map<Question, Buffer>();

const isRight = (question: Question, answer: Answer): boolean => {
  if (answer.status === question.status && known.get(question)?.equals(answer.body)) return true;
  const right = isAnsweredBy(question, answer);
  if (right && answer.body.length > 0) known.set(question, Buffer.from(answer.body));
  return right;
};

const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

/** How long, and of what. */
interface Course {
  /** At least so long: the soak ends when each question of the pool was asked, too. */
  readonly seconds: number;
  /** Before that, while caches fill and the heap finds its size: answers are checked, memory does not count. */
  readonly warmUp?: number;
  /** Of cards; there are others besides. */
  readonly questions?: number;
  readonly connections?: number;
}

/** Asks over several connections, and samples the memory of workerd four times a second. */
export const soak = async ({
  seconds,
  warmUp = 0,
  questions: count = 3_000,
  connections = 8,
}: Course): Promise<Report> => {
  const pool = await questions(count);
  const prepared = prepare({ app: { file: production } });
  const running = await start(prepared.folder, ["app"]);
  const warm = performance.now() + warmUp * 1_000;
  const end = warm + seconds * 1_000;
  const byStatus: Record<string, number> = {};
  const byKind: Record<string, number> = {};
  const examples: Array<string> = [];
  const latencies: Array<number> = [];
  const memory: Array<number> = [];
  let asked = 0;
  let requests = 0;
  let faults = 0;
  let wrong = 0;

  const ask = async (): Promise<void> => {
    const port = running.ports.app as number;
    let connection = await Connection.open(port);
    while (performance.now() < end || asked < pool.length) {
      // A step that shares no factor with the size of the pool visits all of it.
      const question = pool[(asked++ * 7_919) % pool.length] as Question;
      const began = performance.now();
      if (connection.isClosed) connection = await Connection.open(port);
      const answer = await connection.ask(question.sent, { bodiless: question.bodiless });
      const { status, body } = answer;
      if (requests++ % 20 === 0) latencies.push(performance.now() - began);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      byKind[question.kind] = (byKind[question.kind] ?? 0) + 1;
      if (status >= 500) faults++;
      if (isRight(question, answer)) continue;
      wrong++;
      if (examples.length < 10)
        examples.push(`${question.name.slice(0, 300)}: ${status} ${body.toString().slice(0, 300)}`);
    }
    connection.close();
  };

  const sampling = setInterval(() => {
    if (performance.now() >= warm) memory.push(running.memory() / 2 ** 20);
  }, 250);
  try {
    await Promise.all(Array.from({ length: connections }, ask));
  } finally {
    clearInterval(sampling);
    await running.stop();
    prepared.remove();
  }
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const inFifth = (n: number): number => Math.round(quantile(memory.slice(n * fifth, (n + 1) * fifth), 0.5));
  return {
    seconds,
    questions: pool.length,
    requests,
    rate: Math.round(requests / (warmUp + seconds)),
    byStatus,
    byKind,
    faults,
    wrong,
    examples,
    latency: { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), max: Math.max(...latencies) },
    memory: { fifths: [0, 1, 2, 3, 4].map(inFifth), most: Math.max(...memory) },
  };
};
