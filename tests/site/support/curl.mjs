// As much of curl as the samples use, in Node. The Worker of this run stands in for the address that they say.
import { readFileSync } from "node:fs";

const headers = {};
let method;
let body;
let address;
const args = process.argv.slice(2);
for (let at = 0; at < args.length; at++) {
  const arg = args[at];
  if (arg === "-s" || arg === "-N") continue;
  if (arg === "-H") {
    const [name, ...value] = args[++at].split(": ");
    headers[name] = value.join(": ");
  } else if (arg === "-X") method = args[++at];
  else if (arg === "-d" || arg === "--data-binary") {
    const data = args[++at];
    body = data.startsWith("@") ? readFileSync(data === "@-" ? 0 : data.slice(1), "utf8") : data;
  } else if (arg.startsWith("-")) throw new Error(`No flag ${arg} is known.`);
  else address = arg;
}
const { origin, pathname, search } = new URL(address);
if (origin !== "http://127.0.0.1:8787") throw new Error(`Not the service: ${address}`);
const response = await fetch(process.env.PALIMPSEST_ORIGIN + pathname + search, {
  method: method ?? (body === undefined ? "GET" : "POST"),
  headers,
  body,
});
process.stdout.write(await response.text());
process.exitCode = response.ok ? 0 : 22;
