/** Cloudflare D1 through wrangler, the command that Cloudflare gives for it: where it is, what it is told, how it fails. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Target } from "@palimpsest/cards/FileImport";
import { type DatabaseError, failed } from "@palimpsest/cards/Sql";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schedule from "effect/Schedule";
import * as Schema from "effect/Schema";

/** wrangler cannot be asked: there is no configuration for it, it is not installed, or it did not do what it was told. */
export class WranglerFailed extends Schema.TaggedError<WranglerFailed>()("WranglerFailed", {
  message: Schema.String,
  reason: Schema.Literals(["no-config", "not-installed", "failed"]),
}) {}

/** The database, as the configuration names it for people and for the Worker. */
const databaseName = "palimpsest-cards";
const binding = "CARDS";

/** Which database is meant. */
interface Place {
  readonly where: "local" | "remote";
  /** wrangler's configuration; looked for unless it is given. */
  readonly config: Option.Option<string>;
  /** The environment in the configuration. */
  readonly env: Option.Option<string>;
}

/** A folder and those that it is in. */
const upwards = (folder: string): ReadonlyArray<string> => {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
};

const configs = ["wrangler.jsonc", "wrangler.json", "wrangler.toml"];
/** Where the Worker is in the repository. */
const edge = join("apps", "edge");

const configured = (path: string): boolean => existsSync(path) && readFileSync(path, "utf8").includes(databaseName);

const configOf = ({ config }: Place, folder: string): Effect.Effect<string, WranglerFailed> => {
  if (Option.isSome(config)) {
    const path = resolve(folder, config.value);
    if (existsSync(path)) return Effect.succeed(path);
    return Effect.fail(new WranglerFailed({ message: `There is no file ${config.value}.`, reason: "no-config" }));
  }
  const found = upwards(folder)
    .flatMap((each) => [each, join(each, edge)])
    .flatMap((each) => configs.map((name) => join(each, name)))
    .find(configured);
  if (found !== undefined) return Effect.succeed(found);
  const message = `No configuration of wrangler that names the database ${databaseName} is here or above: run this inside the repository, or name one with --config.`;
  return Effect.fail(new WranglerFailed({ message, reason: "no-config" }));
};

const script = join("node_modules", "wrangler", "bin", "wrangler.js");

const scriptOf = (config: string, folder: string): Effect.Effect<string, WranglerFailed> => {
  const found = [...upwards(dirname(config)), ...upwards(folder)]
    .flatMap((each) => [join(each, script), join(each, edge, script)])
    .find(existsSync);
  if (found !== undefined) return Effect.succeed(found);
  const message = `wrangler is not installed beside ${config}, and it is what brings cards into D1: install it there, as a dependency.`;
  return Effect.fail(new WranglerFailed({ message, reason: "not-installed" }));
};

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (args: ReadonlyArray<string>): Effect.Effect<Ended, WranglerFailed> =>
  Effect.callback((resume) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      // It asks nobody, and tells nobody else.
      env: { ...process.env, CI: "1", NO_COLOR: "1", FORCE_COLOR: "0", WRANGLER_SEND_METRICS: "false" },
    });
    const out: Array<Buffer> = [];
    const err: Array<Buffer> = [];
    child.stdout.on("data", (chunk) => out.push(chunk));
    child.stderr.on("data", (chunk) => err.push(chunk));
    child.on("error", ({ message }) =>
      resume(Effect.fail(new WranglerFailed({ message: `wrangler cannot be started: ${message}.`, reason: "failed" }))),
    );
    child.on("close", (code) =>
      resume(Effect.succeed({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() })),
    );
    return Effect.sync(() => child.kill());
  });

const Answer = Schema.fromJsonString(Schema.Array(Schema.Struct({ results: Schema.Array(Schema.Unknown) })));
const Complaint = Schema.fromJsonString(Schema.Struct({ error: Schema.Struct({ text: Schema.String }) }));

/** What it complains of: in JSON where it was asked for that, and else on the line that says so. */
const complaint = ({ stdout, stderr, code }: Ended): string => {
  const told = Option.map(Schema.decodeUnknownOption(Complaint)(stdout.trim()), ({ error }) => error.text);
  const lines = `${stderr}\n${stdout}`.split("\n").map((line) => line.trim());
  const line = lines.find((each) => /\berror\b/i.test(each)) ?? lines.find((each) => each !== "");
  return Option.getOrElse(told, () => line ?? `it ended with ${code}`).replace(/\.$/, "");
};

const ofDatabase = /SQLITE|no such table|constraint failed|database is locked/i;

/** An error of the database comes as its drivers tell it; any other is wrangler's own. */
const errorOf = (where: string, ended: Ended): WranglerFailed | DatabaseError => {
  const why = complaint(ended);
  return ofDatabase.test(why)
    ? failed(where, new Error(why))
    : new WranglerFailed({ message: `wrangler failed: ${why}.`, reason: "failed" });
};

const waiting = Schedule.spaced("500 millis");

const ofRuntime = /fetch failed|runtime failed to start|internal error/i;

/** Whether to try again: others write for a moment, or the local runtime did not come up beside another one. */
const passing = (error: WranglerFailed | DatabaseError): boolean =>
  error._tag === "DatabaseError" ? error.reason === "locked" : ofRuntime.test(error.message);

/** D1 as an import needs it. */
export const target = Effect.fnUntraced(function* (place: Place) {
  const folder = process.cwd();
  const config = yield* configOf(place, folder);
  const wrangler = yield* scriptOf(config, folder);
  const common = [
    binding,
    `--${place.where}`,
    "--config",
    config,
    ...Option.match(place.env, { onNone: () => [], onSome: (env) => ["--env", env] }),
  ];
  const where = `The card database ${databaseName} (D1, ${place.where})`;
  const once = (command: ReadonlyArray<string>, args: ReadonlyArray<string> = []) =>
    Effect.flatMap(run([wrangler, "d1", ...command, ...common, ...args]), (ended) =>
      ended.code === 0 ? Effect.succeed(ended.stdout) : Effect.fail(errorOf(where, ended)),
    );
  const again = (command: ReadonlyArray<string>, args?: ReadonlyArray<string>) =>
    Effect.retry(once(command, args), { schedule: waiting, times: 10, while: passing });
  const answered = (stdout: string) =>
    Effect.mapError(
      Effect.fromResult(Schema.decodeUnknownResult(Answer)(stdout)),
      () =>
        new WranglerFailed({ message: `wrangler's answer cannot be read: ${stdout.slice(0, 80)}`, reason: "failed" }),
    );
  const d1: Target<WranglerFailed> = {
    migrate: Effect.asVoid(again(["migrations", "apply"])),
    ask: (statements) =>
      again(["execute"], ["--yes", "--json", "--command", statements.join(";\n")]).pipe(
        Effect.flatMap(answered),
        Effect.map((all) => all.map(({ results }) => results)),
      ),
    // Whether it was carried out all the same is for the import to ask.
    file: (path) => Effect.asVoid(once(["execute"], ["--yes", "--json", "--file", path])),
  };
  return { d1, called: `D1 (${place.where}, ${config})` };
});
