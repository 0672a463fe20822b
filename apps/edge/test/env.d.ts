declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
  }
  interface GlobalProps {
    mainModule: typeof import("../src/index.ts");
  }
}

declare module "*?raw" {
  const text: string;
  export default text;
}
