/**
 * Spans that are named in Effect and kept by the Workers' own tracing, where that is on. So nothing in the Worker
 * exports them, and a request that is not traced pays nothing.
 */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Tracer from "effect/Tracer";
import type { Context } from "hono";
import { executionOf } from "./execution.ts";

/** A span of the runtime. */
interface RuntimeSpan {
  readonly isTraced: boolean;
  readonly setStatus?: (status: { readonly code: "ok" | "error" }) => unknown;
  readonly end: () => void;
}

/** The part of the runtime's tracing that is used here. */
export interface RuntimeTracing {
  readonly getActiveSpan?: () => RuntimeSpan | undefined;
  readonly startSpan?: (name: string) => RuntimeSpan;
}

class Bridged extends Tracer.NativeSpan {
  readonly #span: RuntimeSpan;

  constructor(options: ConstructorParameters<typeof Tracer.NativeSpan>[0], span: RuntimeSpan) {
    super(options);
    this.#span = span;
  }

  /** An error says what a request asked for, so that it failed is all that is told. */
  override end(endTime: bigint, exit: Exit.Exit<unknown, unknown>): void {
    super.end(endTime, exit);
    this.#span.setStatus?.({ code: Exit.isSuccess(exit) ? "ok" : "error" });
    this.#span.end();
  }
}

/** Gives each of these programs a span of its name, if the request is traced. */
export const spansOf = (c: Context) => {
  const tracing = (executionOf(c) as { readonly tracing?: RuntimeTracing } | undefined)?.tracing;
  const start = tracing?.getActiveSpan?.()?.isTraced ? tracing.startSpan?.bind(tracing) : undefined;
  if (start === undefined) {
    return <A, E, R>(_: string, program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => program;
  }
  const tracer = Tracer.make({ span: (options) => new Bridged(options, start(options.name)) });
  return <A, E, R>(name: string, program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    program.pipe(Effect.withSpan(name, {}, { captureStackTrace: false }), Effect.withTracer(tracer)) as never;
};
