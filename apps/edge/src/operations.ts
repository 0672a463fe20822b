/** What each endpoint does: programs of the packages below, with errors placed in the request. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Changer from "@palimpsest/core/Changer";
import type { ApplyRequest, ChangerRequest } from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Effect from "effect/Effect";
import type { Contract } from "./contract.ts";
import type { Handler } from "./endpoint.ts";
import { located } from "./located.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

const find = Effect.fnUntraced(function* (name: string) {
  const catalogue = yield* CardCatalogue;
  return yield* catalogue.find(name);
});

const resolve = Effect.fnUntraced(function* ({ card, options, ...casting }: ChangerRequest) {
  const object = typeof card === "string" ? yield* find(card) : card;
  return yield* Changer.apply(object, [casting], options);
});

const apply = (request: ApplyRequest | ChangerRequest) =>
  "changes" in request
    ? Outcome.evaluate(request).pipe(Effect.mapError(located({ object: "", changer: "", edition: "/options/edition" })))
    : resolve(request).pipe(
        Effect.mapError(located({ object: "/card", changer: "/with", edition: "/options/edition" })),
      );

export const operations: { readonly [K in keyof Contract]: Handler<Contract[K], Services> } = {
  apply: ({ body }) => apply(body),
  applied: ({ parameters: { card, with: name, from, to, ...options } }) =>
    resolve({ card, with: name, from, to, options }).pipe(
      Effect.mapError(located({ object: "/card", changer: "/with", edition: "/edition" })),
    ),
  analyze: ({ body }) =>
    Analysis.evaluate(body).pipe(Effect.mapError(located({ object: "", changer: "", edition: "" }))),
  card: ({ parameters: { name } }) =>
    find(name).pipe(Effect.mapError(located({ object: "/name", changer: "", edition: "" }))),
  health: () =>
    Effect.gen(function* () {
      const catalogue = yield* CardCatalogue;
      const { count, date } = yield* catalogue.info;
      return { status: "ok", version, cards: { count, date }, edition: RulesEdition.newest };
    }),
};
