/** What the scripts tell a person; everything else on the screen comes from the tools themselves. */
export const say = (line = "") => process.stdout.write(`${line}\n`);

export const heading = (line) => say(`\n== ${line}`);
