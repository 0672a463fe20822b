import type { D1Database, Fetcher, RateLimit, WorkerVersionMetadata } from "@cloudflare/workers-types";

/** The Worker's bindings and variables. Each may be absent: the Worker then serves without what it is for. */
export interface Env {
  /** The site and the API's description. */
  readonly ASSETS?: Fetcher;
  /** The cards that were imported. */
  readonly CARDS?: D1Database;
  /** Which deployment this is. */
  readonly VERSION?: WorkerVersionMetadata;
  /** Counts the requests of each client. */
  readonly LIMITER?: RateLimit;
  /** What `LIMITER` is configured with, since it does not tell: so many requests in so many seconds. */
  readonly RATE_LIMIT?: { readonly limit: number; readonly period: number };
}
