import type { Endpoint } from "../src/endpoint.ts";
import type { Example } from "./examples.ts";

/** An example as the request that it stands for. */
export const requestFor = (
  { method, path }: Pick<Endpoint, "method" | "path">,
  { parameters = {}, body, accept, type }: Example,
  origin: string,
): Request => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(`:${name}`)) url.pathname = url.pathname.replace(`:${name}`, encodeURIComponent(value));
    else url.searchParams.set(name, value);
  }
  const headers = {
    ...(accept === undefined ? {} : { accept }),
    ...(body === undefined ? {} : { "content-type": type ?? "application/json" }),
  };
  return new Request(url, {
    method: method.toUpperCase(),
    headers,
    ...(body === undefined ? {} : { body: type === undefined ? JSON.stringify(body) : String(body) }),
  });
};
