import { createServer } from "node:net";

const free = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** The first free port from `first` on, or undefined when the next `tries` are all taken. */
export const freePort = async (first, tries) => {
  for (let port = first; port < first + tries; port++) if (await free(port)) return port;
  return undefined;
};
