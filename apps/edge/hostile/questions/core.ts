/** What core says, outside the Worker. */
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { catalogue, type Tag } from "../../src/problem.ts";
import { type Expected, tagged } from "../question.ts";

const layer = Layer.provideMerge(CardCatalogue.layerCardNames, CardCatalogue.layerStarter);

/** The answer, or the tag of the error. */
export const said = <A, E extends { readonly _tag: string }>(
  program: Effect.Effect<A, E, CardCatalogue.CardCatalogue>,
): Result.Result<A, Tag> =>
  Result.mapError(Effect.runSync(Effect.provide(Effect.result(program), layer)), ({ _tag }) => _tag as Tag);

/** What an endpoint answers with, where a success is right by this. */
export const expected = <A>(result: Result.Result<A, Tag>, right: (success: A) => Expected["isRight"]): Expected =>
  Result.isSuccess(result)
    ? { status: 200, isRight: right(result.success) }
    : { status: catalogue[result.failure].status, isRight: tagged(result.failure) };

export const find = (name: string) => Effect.flatMap(CardCatalogue.CardCatalogue, (cards) => cards.find(name));
