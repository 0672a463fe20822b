/** The scenario of each worked example as a file. */
import type { APIRoute, GetStaticPaths } from "astro";
import { type Example, scenarioOf } from "../../example/Example.ts";
import { examples } from "../../examples.ts";
import * as Written from "../../written.ts";

export const getStaticPaths = (() =>
  examples.map((example) => ({ params: { slug: example.slug }, props: { example } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ example: Example }> = ({ props }) =>
  new Response(`${Written.json(scenarioOf(props.example))}\n`, { headers: { "content-type": "application/json" } });
