import type { Fetcher } from "@cloudflare/workers-types";

/** The Worker's bindings. */
export interface Env {
  /** The site and the API's description; absent where the app runs outside a Worker. */
  readonly ASSETS?: Fetcher;
}
