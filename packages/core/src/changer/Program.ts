/** What every changer is: a name, what it asks for, and the program that resolves. */
import type * as Effect from "effect/Effect";
import type { ChoiceError, Choices } from "../Choices.ts";
import type { WordClass, Zone } from "../Contract.ts";
import type { IllegalTarget, InvalidObject, NotSupported } from "../Errors.ts";
import type { Game } from "../Game.ts";
import type { Demand } from "./Demands.ts";

/** Errors of a changer's program. */
export type ChangerError = ChoiceError | IllegalTarget | InvalidObject | NotSupported;

/** What a player may be asked for: the fields of a request that answer it. */
export type Asked = "from" | "to" | "cards" | "word" | "after";

/**
 * When the program runs: a spell or an ability resolves, a permanent enters (614.1c), a spell is cast with the keyword
 * (601.2b), or an Aura or Equipment becomes attached. A `static` ability without choices runs at none of them: what it
 * does is worked out at every look (611.3a).
 */
export type Moment = "spell" | "activated" | "triggered" | "enters" | "cast" | "attached" | "static";

/** A printed card or keyword that changes text: what it says of itself, and its program. */
export interface Changer {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly moment: Moment;
  /** What it asks for besides its targets. */
  readonly asks: ReadonlyArray<Asked>;
  readonly classes: ReadonlyArray<WordClass>;
  /** Zones of the objects that it may target; none for one that targets nothing. */
  readonly targets: ReadonlyArray<Zone>;
  /** What it demands of its targets besides. */
  readonly demands?: ReadonlyArray<Demand>;
  /** The new creature type, where its text names it: a word that is that already cannot change. */
  readonly to?: string;
  /** Cards beside the object that a request is about: where they are, how many at most, and whether they are targets too. */
  readonly cards?: { readonly zone: Zone; readonly most: number; readonly targeted?: true };
  readonly duration: "indefinite" | "end-of-turn" | "while-on-the-battlefield" | "while-attached" | "while-a-spell";
  /** Resolves on the game's targets. */
  readonly resolve: Effect.Effect<void, ChangerError, Game | Choices>;
}
