import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** Bytes that a page fetched, fonts aside, each file as gzip would send it: the same on every machine. */
export const weigh = (page: Page): { readonly total: () => Promise<number>; readonly files: () => Promise<string> } => {
  const fetched = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const url = response.url();
    if (!url.startsWith("http") || /\.woff2?$/.test(new URL(url).pathname)) return;
    fetched.set(
      url,
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return {
    total: async () => (await Promise.all(fetched.values())).reduce((sum, size) => sum + size, 0),
    files: async () => {
      const sizes = await Promise.all(
        [...fetched].map(async ([url, size]) => [new URL(url).pathname, await size] as const),
      );
      return sizes
        .toSorted((a, b) => b[1] - a[1])
        .map(([path, size]) => `${size} ${path}`)
        .join("\n");
    },
  };
};
