// The client against a service that gives one answer.
import { makeClient } from "@palimpsest/client";

const fetch = async (): Promise<Response> => Response.json({ object: { oracle_text: "Other Elves get +1/+1." } });
const client = makeClient("http://service.invalid", { fetch });
const response = await client.v1.apply.$post({
  json: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
});
if (response.status === 200) console.log((await response.json()).object.oracle_text);
