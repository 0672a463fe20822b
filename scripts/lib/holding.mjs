/** Options with which `pnpm` keeps what a command prints, and a function that tells it: of two at a time, the lines would mix. */
export const holding = () => {
  const said = [];
  const started = (child) => {
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
  };
  return {
    options: { stdio: ["ignore", "pipe", "pipe"], started },
    said: () => Buffer.concat(said).toString().trim(),
  };
};
