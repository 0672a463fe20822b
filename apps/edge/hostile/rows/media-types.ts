import { evolution, type Row, unsupported } from "../row.ts";

const body = JSON.stringify(evolution);

const refused = [
  "text/plain",
  "text/html",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/octet-stream",
  "application/jsonp",
  "application/jsons",
  "application/json5",
  "application/json charset=utf-8",
  "application/json; charset=latin1",
  "application/json; charset=utf-16",
  "application/json; charset=",
  "application/json; charset=utf-8x",
  "application/json, application/json",
  "application/",
  "json",
  "/json",
  "*/*",
  "",
  ";",
  "application/json\u00e4",
  "x".repeat(8_000),
  `application/${"x".repeat(200)}+json`,
];

const accepted = [
  "application/json",
  "APPLICATION/JSON",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "application/problem+json",
  "application/json; version=1",
];

const row = (name: string, headers: Row["headers"], expected: Row["expected"]): Row => ({
  name,
  method: "POST",
  path: "/v1/apply",
  ...(headers === undefined ? {} : { headers }),
  body,
  expected,
});

export const mediaTypes: ReadonlyArray<Row> = [
  ...refused.map((type) => row(`content-type: ${type.slice(0, 60)}`, { "content-type": type }, unsupported)),
  ...accepted.map((type) => row(`content-type: ${type}`, { "content-type": type }, { status: 200 })),
  row("no content-type", {}, unsupported),
  ...["gzip", "br", "deflate", "zstd", "x", "identity, gzip"].map((encoding) =>
    row(
      `content-encoding: ${encoding}`,
      { "content-type": "application/json", "content-encoding": encoding },
      unsupported,
    ),
  ),
];
