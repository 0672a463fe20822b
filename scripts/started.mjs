// Starts the repository in a folder as the README says, asks it what the README asks, and stops it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "./lib/port.mjs";
import { endTree } from "./lib/tree.mjs";

const [, , folder] = process.argv;
const port = await freePort(28787, 100);
const origin = `http://127.0.0.1:${port}`;
const windows = process.platform === "win32";
const child = spawn("npm", ["start"], {
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "pipe", "inherit"],
  detached: !windows,
  shell: windows,
});

const ready = async () => {
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line === "Palimpsest is ready.") return true;
  }
  return false;
};

const ask = async () => {
  const page = await fetch(`${origin}/`);
  if (!page.ok || !(await page.text()).includes("Palimpsest")) throw new Error(`The docs answer ${page.status}.`);
  const response = await fetch(`${origin}/v1/apply`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" }),
  });
  const { object } = await response.json();
  if (object?.oracle_text !== "Other Elves get +1/+1 and have mountainwalk.") {
    throw new Error(`/v1/apply answers ${response.status}: ${object?.oracle_text}`);
  }
};

try {
  if (!(await ready())) throw new Error("`npm start` ended before it was ready.");
  await ask();
} finally {
  endTree(child, "SIGINT");
}
