import { analyze, apply, got, malformed, notFound, type Row, sent, unknownCard } from "../row.ts";

/** Bytes that no text in UTF-8 has. */
const sequences: Readonly<Record<string, ReadonlyArray<number>>> = {
  "FE FF": [0xfe, 0xff],
  "a continuation alone": [0x80],
  "many continuations": Array(100).fill(0xbf) as Array<number>,
  "a lead byte alone": [0xc3],
  "two of three bytes": [0xe2, 0x80],
  "three of four bytes": [0xf0, 0x9f, 0x98],
  "an overlong slash": [0xc0, 0xaf],
  "an overlong quotation mark": [0xc0, 0xa2],
  "an overlong NUL": [0xc0, 0x80],
  "an overlong of three bytes": [0xe0, 0x80, 0xaf],
  "an overlong of four bytes": [0xf0, 0x80, 0x80, 0xaf],
  "a high surrogate": [0xed, 0xa0, 0x80],
  "a low surrogate": [0xed, 0xbf, 0xbf],
  "a pair of surrogates": [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80],
  "beyond Unicode": [0xf4, 0x90, 0x80, 0x80],
  "five bytes": [0xf8, 0x88, 0x80, 0x80, 0x80],
  "six bytes": [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80],
  "Latin-1": [0xe4, 0xf6, 0xfc],
  "half a letter before an ASCII one": [0xe4, 0x41],
  "FF many times": Array(10_000).fill(0xff) as Array<number>,
};

const around = (before: string, bytes: ReadonlyArray<number>, after: string): Uint8Array =>
  Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le");

export const invalidUtf8: ReadonlyArray<Row> = [
  ...Object.entries(sequences).map(([name, bytes]) =>
    sent(apply, `${name} in a name`, around('{"card":"Goblin', bytes, '","with":"Mind Bend"}'), malformed),
  ),
  ...Object.entries(sequences).map(([name, bytes]) =>
    sent(analyze, `${name} in a field's name`, around('{"name":"X","', bytes, '":1}'), malformed),
  ),
  sent(analyze, "between the values", around('{"name":"X"', [0xa0], "}"), malformed),
  sent(analyze, "at the end", around('{"name":"X"}', [0xff], ""), malformed),
  sent(analyze, "UTF-16", utf16('{"name":"X"}'), malformed),
  got("/v1/cards/%FF%FE", unknownCard),
  got("/v1/cards/%E0%A4%A", unknownCard),
  got("/v1/cards/%C0%AF", unknownCard),
  got("/v1/cards/%ED%A0%80", unknownCard),
  got("/v1/cards/%", unknownCard),
  got("/v1/apply?card=%FF&with=%00&from=%E0%A4%A&to=%", unknownCard),
  got("/v1/%FF", notFound),
  got("/%FF%FE", notFound),
];
