#!/usr/bin/env node
// The command in the repository: straight from its TypeScript, with no build step. What is published runs dist/main.js.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`palimpsest needs Node 22.19 or newer; this is ${process.version}.`);
  process.exit(2);
}
await import("../src/main.ts");
