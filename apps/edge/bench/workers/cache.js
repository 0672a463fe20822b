/** Holds what the Cache API puts, as bare workerd asks for it: a PUT has the whole response as its body. */
const held = new Map();

const endOf = (bytes) => {
  for (let at = 0; at + 3 < bytes.length; at++) {
    if (bytes[at] === 13 && bytes[at + 1] === 10 && bytes[at + 2] === 13 && bytes[at + 3] === 10) return at;
  }
  throw new Error("A response without an end of its headers.");
};

const read = (bytes) => {
  const end = endOf(bytes);
  const [status, ...lines] = new TextDecoder().decode(bytes.subarray(0, end)).split("\r\n");
  const headers = lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
  return { status: Number(status.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
};

export default {
  async fetch(request) {
    if (request.method === "PUT") {
      held.set(request.url, read(new Uint8Array(await request.arrayBuffer())));
      return new Response(null, { status: 204 });
    }
    if (request.method === "PURGE") return new Response(null, { status: held.delete(request.url) ? 200 : 404 });
    const found = held.get(request.url);
    if (found === undefined) return new Response(null, { status: 504, headers: { "cf-cache-status": "MISS" } });
    const headers = new Headers(found.headers);
    headers.set("cf-cache-status", "HIT");
    return new Response(found.body, { status: found.status, headers });
  },
};
