import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Changer from "@palimpsest/core/Changer";
import type { GameObject } from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import { describe, expect, it, vi } from "vitest";
import { answerLines } from "../src/batch.ts";
import { contract } from "../src/contract.ts";
import type { Endpoint, Handler } from "../src/endpoint.ts";
import { operations } from "../src/operations.ts";
import { type Services, servicesOf } from "../src/services.ts";
import { ask, catalogue, evolution, problemIn } from "./support.ts";

const ndjson = "application/x-ndjson";
const shared = `/v1/batch?${new URLSearchParams({ with: "Artificial Evolution", from: "Goblin", to: "Elf" })}`;

const batch = (body: BodyInit, path = "/v1/batch", type = ndjson): Promise<Response> =>
  ask(path, { method: "POST", headers: { "content-type": type }, body });

/** The lines of an answer. The runtime warns of text() where a media type does not begin with "text". */
const linesOf = async (response: Response): Promise<ReadonlyArray<string>> => {
  const text = new TextDecoder().decode(await response.arrayBuffer());
  if (text === "") return [];
  expect(text.endsWith("\n")).toBe(true);
  return text.slice(0, -1).split("\n");
};

interface Answered {
  readonly object?: { readonly name?: string; readonly oracle_text?: string };
  readonly error?: Readonly<Record<string, unknown>>;
  readonly line?: number;
}
const valuesOf = async (response: Response): Promise<ReadonlyArray<Answered>> => {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, ndjson]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return (await linesOf(response)).map((line) => JSON.parse(line) as Answered);
};

const card = (name: string): GameObject => {
  const found = lookup(starter(), name);
  if (found === undefined) throw new Error(name);
  return found;
};
const terror = { name: "Terror", type_line: "Instant", oracle_text: "Destroy target nonblack creature." };
const changes = {
  object: terror,
  changes: [{ kind: "replace-word", class: "color-word", from: "black", to: "green" }],
} as const;

describe("POST /v1/batch", () => {
  it("answers each line as core does, in order", async () => {
    const requests = [
      evolution,
      changes,
      { ...evolution, card: terror, with: "Sleight of Mind", from: "black", to: "red" },
    ];
    const answers = await valuesOf(await batch(requests.map((each) => JSON.stringify(each)).join("\n")));
    const { card: _, ...casting } = evolution;
    expect(answers).toEqual([
      { ...Effect.runSync(Changer.apply(card("Goblin King"), [casting])), catalogue },
      Effect.runSync(Outcome.evaluate(changes)),
      Effect.runSync(Changer.apply(terror, [{ with: "Sleight of Mind", from: "black", to: "red" }])),
    ]);
  });

  it("gives a bad line its error in its place, and goes on", async () => {
    const lines = [
      JSON.stringify(evolution),
      "",
      "{",
      "null",
      "[]",
      "7",
      '"Goblin King"',
      "{}",
      JSON.stringify({ ...evolution, card: "Goblin Kin" }),
      JSON.stringify({ ...evolution, to: "Wall" }),
      JSON.stringify({ ...evolution, card: { type_line: "Creature" } }),
      JSON.stringify({ ...changes, object: { name: 7 } }),
      JSON.stringify({ ...evolution, card: { name: "X", oracle_text: "x".repeat(10_001) } }),
      `{"object": ${"[".repeat(70)}${"]".repeat(70)}, "changes": []}`,
      `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
      " \t\r",
      JSON.stringify(changes),
    ];
    const answers = await valuesOf(await batch(`\ufeff${lines.join("\r\n")}\r\n`));
    const seen = answers.map(({ object, error, line }) => (object ? object.name : [line, error?.tag, error?.pointer]));
    expect(seen).toEqual([
      "Goblin King",
      [3, "InvalidJson", undefined],
      [4, "InvalidRequest", ""],
      [5, "InvalidRequest", ""],
      [6, "InvalidRequest", ""],
      [7, "InvalidRequest", ""],
      [8, "InvalidRequest", ""],
      [9, "UnknownCard", "/card"],
      [10, "IllegalChoice", "/to"],
      [11, "InvalidObject", "/card/name"],
      [12, "InvalidRequest", "/object/name"],
      [13, "TextTooLong", "/card/oracle_text"],
      [14, "TooDeep", expect.stringMatching(/^\/object\/0/)],
      [15, "TooDeep", expect.stringMatching(/^\/0/)],
      "Terror",
    ]);
    expect(answers[7]?.error).toEqual({
      tag: "UnknownCard",
      message: expect.stringContaining("Goblin King"),
      suggestions: expect.arrayContaining(["Goblin King"]),
      pointer: "/card",
    });
  });

  it("takes bytes that are no text for the error of their line", async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x0a, ...new TextEncoder().encode(JSON.stringify(changes))]);
    const [bad, good] = await valuesOf(await batch(bytes));
    expect(bad).toMatchObject({ error: { tag: "InvalidJson" }, line: 1 });
    expect(good?.object?.name).toBe("Terror");
  });

  it("answers nothing with nothing", async () => {
    for (const body of ["", "\n\n", " "]) expect(await valuesOf(await batch(body))).toEqual([]);
  });

  it.each(["application/x-ndjson; charset=UTF-8", "application/ndjson", "application/jsonl"])(
    "takes %s",
    async (type) => {
      expect(await valuesOf(await batch(JSON.stringify(changes), "/v1/batch", type))).toHaveLength(1);
    },
  );
});

describe("one change over many cards", () => {
  it("takes names, and whole cards", async () => {
    const lines = [
      '"goblin king"',
      JSON.stringify(card("Goblin Piker")),
      '"Goblin Kin"',
      '{"type_line":"Creature"}',
      "7",
    ];
    const answers = await valuesOf(await batch(lines.join("\n"), shared));
    expect(answers[0]?.object?.oracle_text).toMatch(/^Other Elves/);
    expect(answers[1]?.object).toMatchObject({ name: "Goblin Piker", type_line: "Creature — Elf Warrior" });
    expect(answers.slice(2).map(({ error, line }) => [line, error?.tag, error?.pointer])).toEqual([
      [3, "UnknownCard", ""],
      [4, "InvalidObject", "/name"],
      [5, "InvalidRequest", ""],
    ]);
  });

  it("takes a deck as it is written down", async () => {
    const deck =
      "4 Goblin King\n2x Goblin Piker\r\n\n1 Goblin King (M10) 139\nGoblin Piker (M11)\n12 Wear // Tear\nDeck\n";
    const answers = await valuesOf(await batch(deck, shared, "text/plain; charset=utf-8"));
    expect(answers.map(({ object, line }) => object?.name ?? line)).toEqual([
      "Goblin King",
      "Goblin Piker",
      "Goblin King",
      "Goblin Piker",
      "Wear // Tear",
      7,
    ]);
  });

  it("says nothing of a place in a line where the query is wrong", async () => {
    const [answer] = await valuesOf(await batch('"Goblin King"', shared.replace("Elf", "Wall")));
    expect(answer).toMatchObject({ error: { tag: "IllegalChoice" }, line: 1 });
    expect(answer?.error).not.toHaveProperty("pointer");
  });

  it("passes on what else the query chooses", async () => {
    const sticker = `/v1/batch?${new URLSearchParams({ with: "Name sticker", word: "Big", after: "1" })}`;
    const [king] = await valuesOf(await batch("Goblin King", sticker, "text/plain"));
    expect(king?.object?.name).toBe("Goblin Big King");
    const [kept] = await valuesOf(await batch("Goblin King", `${shared}&edition=1993-08-05`, "text/plain"));
    expect(kept?.error?.tag).toBe("UnknownEdition");
    const splice = `/v1/batch?${new URLSearchParams({ with: "Splice", cards: "Glacial Ray" })}`;
    const [might] = await valuesOf(await batch("Kodama's Might", splice, "text/plain"));
    expect(might?.object?.oracle_text).toContain("deals 2 damage");
  });
});

describe("a batch that can't begin", () => {
  it.each([
    ["/v1/batch", "application/json", 415, "UnsupportedMediaType", undefined],
    ["/v1/batch", "", 415, "UnsupportedMediaType", undefined],
    ["/v1/batch", "application/x-ndjson; charset=latin1", 415, "UnsupportedMediaType", undefined],
    ["/v1/batch", "text/plain", 400, "InvalidRequest", "with"],
    ["/v1/batch?from=Goblin", ndjson, 400, "InvalidRequest", "from"],
    [`${shared}&to=Dwarf`, ndjson, 400, "InvalidRequest", "to"],
    [`${shared}&grammar=loose`, ndjson, 400, "InvalidRequest", "grammar"],
  ])("%s as %s: %i %s", async (path, type, status, tag, parameter) => {
    const problem = await problemIn(await batch("Goblin King", path, type));
    expect([problem.status, problem.tag, problem.errors[0]?.parameter]).toEqual([status, tag, parameter]);
  });

  it("is not unpacked", async () => {
    const headers = { "content-type": ndjson, "content-encoding": "gzip" };
    expect((await ask("/v1/batch", { method: "POST", headers, body: "x" })).status).toBe(415);
  });

  it("has one form alone", async () => {
    const headers = { "content-type": ndjson, accept: "application/json" };
    const response = await ask("/v1/batch", { method: "POST", headers, body: "" });
    expect(await problemIn(response)).toMatchObject({ status: 406, accepted: [ndjson] });
  });

  it("is not begun where its length is told and too much", async () => {
    const response = await batch("\n".repeat(1_048_577));
    expect(await problemIn(response)).toMatchObject({ status: 413, limit: 1_048_576 });
  });
});

/** A body in these pieces, with the number of pieces that were asked for. */
const pieces = (all: Iterable<string>) => {
  const encoder = new TextEncoder();
  const given = all[Symbol.iterator]();
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const { done, value } = given.next();
        if (done) controller.close();
        else {
          seen.pulled++;
          controller.enqueue(encoder.encode(value));
        }
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
};

const inVain = { with: "Sleight of Mind", from: "black", to: "black" };

describe("the limits of a batch", () => {
  const last = async (body: BodyInit, path?: string) => {
    const answers = await valuesOf(await batch(body, path));
    return { count: answers.length, end: answers.at(-1) };
  };

  it("lines: what stands before the limit is answered", async () => {
    const { count, end } = await last('"Goblin Piker"\n'.repeat(1_000), shared);
    expect([count, end?.error]).toEqual([1_000, undefined]);
    const more = await last(`${"\n".repeat(999)}"Goblin Piker"\n"Goblin Piker"\n"Goblin Piker"\n`, shared);
    expect(more.count).toBe(2);
    expect(more.end).toMatchObject({
      error: { tag: "BatchTooLong", message: expect.stringContaining("1000") },
      line: 1_001,
    });
  });

  it("a line", async () => {
    const long = `{"x":"${"x".repeat(65_536)}"}`;
    const answers = await valuesOf(await batch(`${long}\n${JSON.stringify(changes)}`));
    expect(answers[0]).toMatchObject({ error: { tag: "LineTooLong" }, line: 1 });
    expect(answers[1]?.object?.name).toBe("Terror");
  });

  it("bytes whose number is not told", async () => {
    const line = `{"x":"${"x".repeat(60_000)}"}\n`;
    const { body, seen } = pieces(Array.from({ length: 100 }, () => line));
    const { count, end } = await last(body);
    expect(count).toBe(18);
    expect(end).toMatchObject({
      error: { tag: "BatchTooLong", message: expect.stringContaining("1048576") },
      line: 18,
    });
    expect(seen.pulled).toBeLessThan(45);
    expect(seen.cancelled).toBe(true);
  });

  it("bytes without any line feed", async () => {
    const { body } = pieces(Array.from({ length: 100 }, () => "x".repeat(60_000)));
    expect(await last(body)).toMatchObject({ count: 1, end: { error: { tag: "BatchTooLong" }, line: 1 } });
  });

  /** The number of answers and errors, and the last of them. */
  const counted = async (line: string, path?: string) => {
    const response = await batch(`${line}\n`.repeat(Math.min(1_000, Math.floor(1_000_000 / (line.length + 1)))), path);
    const lines = await linesOf(response);
    return { length: lines.join("").length, count: lines.length, end: JSON.parse(lines.at(-1) ?? "") as Answered };
  };
  const tooMuch = { tag: "BatchTooLong", message: expect.stringContaining("4000000") };
  const many = Array.from({ length: 100 }, () => changes.changes[0]);

  it("the characters of its answers", async () => {
    const object = { ...terror, oracle_text: "black ".repeat(800) };
    const { length, count, end } = await counted(JSON.stringify({ ...changes, object }));
    expect(end).toEqual({ error: tooMuch, line: count });
    expect(length).toBeGreaterThan(3_000_000);
    expect(length).toBeLessThan(4_500_000);
  });

  it("text times changes, whatever comes of it", async () => {
    const object = { ...terror, oracle_text: "green ".repeat(800) };
    const { count, end } = await counted(JSON.stringify({ object, changes: many }));
    expect(count).toBeLessThan(10);
    expect(end).toEqual({ error: tooMuch, line: count });
  });

  it("cards that take part, whatever comes of them", async () => {
    const spell = { name: "Might", type_line: "Instant — Arcane", oracle_text: "Target creature gets +2/+2." };
    const cards = Array.from({ length: 100 }, (_, n) => ({
      ...spell,
      name: `T${n}`,
      oracle_text: "Destroy it.\nSplice onto Arcane {1}",
    }));
    const { count, end } = await counted(JSON.stringify({ card: spell, with: "Splice", cards }));
    expect(count).toBeLessThan(30);
    expect(end).toEqual({ error: tooMuch, line: count });
  });

  it("texts that are read in vain", async () => {
    const object = { ...terror, oracle_text: "black ".repeat(1_600) };
    const { count, end } = await counted(JSON.stringify(object), `/v1/batch?${new URLSearchParams(inVain)}`);
    expect(count).toBeLessThan(30);
    expect(end).toEqual({ error: tooMuch, line: count });
  });

  it("are far from a list of cards", async () => {
    const { cards } = starter();
    const names = Array.from({ length: 1_000 }, (_, index) => cards[index % cards.length]?.name).join("\n");
    const lines = await linesOf(await batch(names, shared, "text/plain"));
    expect(lines.filter((line) => line.startsWith('{"object":'))).toHaveLength(1_000);
    expect(lines.join("").length).toBeLessThan(2_000_000);
    const wrong = await linesOf(await batch(`${"Goblin Kinq\n".repeat(1_000)}`, shared, "text/plain"));
    expect(wrong.filter((line) => line.includes('"UnknownCard"'))).toHaveLength(1_000);
  });
});

describe("the stream", () => {
  it("answers a line before the next one is there", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    const response = await batch(readable, shared);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (const name of ["Goblin King", "Goblin Piker"]) {
      const line = JSON.stringify(name);
      const written = write(line.slice(0, 5)).then(() => write(`${line.slice(5)}\n`));
      const { value } = await reader.read();
      await written;
      expect(JSON.parse(new TextDecoder().decode(value)).object.name).toBe(name);
    }
    await writer.close();
    expect((await reader.read()).done).toBe(true);
  });

  it("is not read faster than its answers are", async () => {
    const { body, seen } = pieces(Array.from({ length: 900 }, () => '"Goblin King"\n'));
    const response = await batch(body, shared);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.pulled).toBeLessThan(20);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen.cancelled).toBe(true);
    expect(seen.pulled).toBeLessThan(20);
  });

  it("that breaks off ends the answer after what was whole", async () => {
    let count = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (count++ > 0) throw new Error("cut off");
          controller.enqueue(new TextEncoder().encode(`${JSON.stringify(changes)}\n{"card": "Gob`));
        },
      },
      { highWaterMark: 0 },
    );
    const handler = operations.batch as unknown as Handler<Endpoint, Services>;
    const given = {
      services: servicesOf(undefined),
      endpoint: contract.batch,
      handler,
      shared: undefined,
      text: false,
    };
    const reader = answerLines(body, given).getReader();
    const { value } = await reader.read();
    expect(JSON.parse(new TextDecoder().decode(value)).object.name).toBe("Terror");
    await expect(reader.read()).rejects.toThrow("cut off");
  });
});

it("a fault in a line is that line's error, and says nothing of it", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken: Handler<Endpoint, Services> = () => Effect.die(new Error("secret"));
  const given = {
    services: servicesOf(undefined),
    endpoint: contract.batch,
    handler: broken,
    shared: undefined,
    text: false,
    hasLength: false,
  };
  const { body } = pieces([`${JSON.stringify(changes)}\n{\n`]);
  const text = await new Response(answerLines(body, given)).arrayBuffer();
  const lines = new TextDecoder().decode(text).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).error.tag)).toEqual(["InternalError", "InvalidJson"]);
  expect(lines.join()).not.toContain("secret");
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0])).not.toContain("secret");
  log.mockRestore();
});
