import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, inject, it } from "vitest";

it("the official MCP client lists the tools, calls one, and is told what is wrong with a call", async () => {
  const client = new Client({ name: "test", version: "0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${inject("origin")}/mcp`));
  // The package's own types differ by an undefined here.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["apply", "analyze"]));

  const choice = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin" };
  const good = await client.callTool({ name: "apply", arguments: { ...choice, to: "Elf" } });
  expect(good.structuredContent).toMatchObject({
    object: { oracle_text: "Other Elves get +1/+1 and have mountainwalk." },
  });
  const bad = await client.callTool({ name: "apply", arguments: { ...choice, to: "Wall" } });
  expect(bad).toMatchObject({ isError: true, structuredContent: { tag: "IllegalChoice" } });
  await client.close();
});
