declare module "vitest" {
  interface ProvidedContext {
    /** Where the Worker of this run listens, without a slash at the end. */
    origin: string;
  }
}

export {};
