/**
 * The shapes and the routes of the API. This file is written from its description:
 * `npx -y pnpm@12.4.2 client-types` writes it anew.
 */

/** Problem details (RFC 9457) */
export interface Problem {
  /** Where this type of problem is described; relative to the service */
  readonly type: string;
  /** The type of problem in a few words */
  readonly title: string;
  readonly status: number;
  /** What is wrong with this very request */
  readonly detail: string;
  /** The type of problem as a name for programs */
  readonly tag: string;
  /** Every issue, with a JSON pointer into the body, or into the parameters as an object */
  readonly errors: ReadonlyArray<{
    readonly pointer: string;
    readonly detail: string;
    /** The parameter of the path or query */
    readonly parameter?: string;
  }>;
  readonly suggestions?: ReadonlyArray<string>;
  readonly offset?: number;
  readonly end?: number;
  readonly id?: string;
  readonly input?: string;
  readonly class?: string;
  readonly rule?: string;
  readonly zone?: string;
  readonly known?: ReadonlyArray<string>;
  readonly allow?: ReadonlyArray<string>;
  readonly accepted?: ReadonlyArray<string>;
  readonly limit?: number;
  readonly period?: number;
  readonly omitted?: number;
}

export interface LineError {
  readonly error: {
    readonly tag: string;
    readonly message: string;
    readonly suggestions?: ReadonlyArray<string>;
    readonly pointer?: string;
  };
  readonly line: number;
}

/** One face of a card, in Scryfall's field names */
export interface CardFace {
  readonly name: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: ReadonlyArray<string>;
  readonly color_indicator?: ReadonlyArray<string>;
  readonly [field: string]: unknown;
}

export type Zone = "battlefield" | "stack" | "hand" | "library" | "graveyard" | "exile" | "command";

/** A card or a token, with its zone, the face that is up, and abilities that other effects gave it */
export interface GameObject {
  readonly name?: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: ReadonlyArray<string>;
  readonly color_indicator?: ReadonlyArray<string>;
  readonly layout?: string;
  readonly lang?: string;
  readonly card_faces?: ReadonlyArray<CardFace>;
  readonly legalities?: {
    readonly [field: string]: string;
  };
  readonly token?: boolean;
  readonly zone?: Zone;
  readonly face?: number;
  readonly granted?: ReadonlyArray<string>;
  readonly [field: string]: unknown;
}

export type WordClass = "color-word" | "basic-land-type" | "creature-type";

export interface ReplaceWord {
  readonly kind: "replace-word";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly class: WordClass;
  readonly from: string;
  readonly to: string;
}

export interface ReplaceEveryWord {
  readonly kind: "replace-every-word";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly class: WordClass;
  readonly to: string;
}

export interface ExchangeTextBoxes {
  readonly kind: "exchange-text-boxes";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly with: string;
}

export interface FullText {
  readonly kind: "full-text";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly of: string | GameObject;
  readonly plus?: string;
}

export interface EveryName {
  readonly kind: "every-name";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly of: "nonlegendary-creature-cards";
  readonly format?: string;
}

export interface SetName {
  readonly kind: "set-name";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly name: string;
}

export interface NameSticker {
  readonly kind: "name-sticker";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly word: string;
  readonly after: number;
}

export interface Splice {
  readonly kind: "splice";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
  readonly card: string | GameObject;
}

export interface Overload {
  readonly kind: "overload";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
}

export interface Cleave {
  readonly kind: "cleave";
  readonly id?: string;
  readonly timestamp?: number;
  readonly source?: string;
}

export type Change =
  | ReplaceWord
  | ReplaceEveryWord
  | ExchangeTextBoxes
  | FullText
  | EveryName
  | SetName
  | NameSticker
  | Splice
  | Overload
  | Cleave;

/** How points are decided that the rules leave open */
export interface Options {
  /** Effective date of the edition of the rules; the newest by default */
  readonly edition?: string;
  /** By what an effect depends on another (613.8): by instruction, unless this says otherwise */
  readonly dependency?: "instruction" | "outcome" | "off";
  /** Whether exchanged text is that of the moment of the exchange, as by default, or follows the other */
  readonly exchange?: "snapshot" | "live";
  /** Whether a or an follows the new word, as by default */
  readonly grammar?: "adjusted" | "literal";
  /** Whether reminder text follows the text that it explains, as by default; every word of it; or none */
  readonly reminderText?: "truthful" | "literal" | "keep";
}

/** Bare changes on one object */
export interface ApplyRequest {
  readonly object: GameObject;
  /** In the order of their timestamps */
  readonly changes: ReadonlyArray<Change>;
  /** Other objects that the changes speak of, by id; the object itself is called object */
  readonly objects?: {
    readonly [field: string]: GameObject;
  };
  readonly options?: Options;
}

/** A printed changer on one object, with what is chosen for it: only what the changer asks for counts */
export interface ChangerRequest {
  /** Name of the card, or the whole object */
  readonly card: string | GameObject;
  /** Name of the printed card or keyword that changes text */
  readonly with: string;
  /** The word to replace */
  readonly from?: string;
  /** The word that replaces it */
  readonly to?: string;
  /** Cards that take part: the other creature, cards to splice, the top of a graveyard */
  readonly cards?: ReadonlyArray<string | GameObject>;
  /** The word on a name sticker */
  readonly word?: string;
  /** Number of words of the name before the sticker */
  readonly after?: number;
  readonly options?: Options;
}

export type Names =
  | ReadonlyArray<string>
  | {
      readonly every: "nonlegendary-creature-cards";
      readonly besides: ReadonlyArray<string>;
    };

export type WordNumber = "singular" | "plural" | "none";

export type WordContext = "rules" | "quoted" | "reminder" | "type-line" | "name";

export type KeptReason =
  | "self-name"
  | "other-name"
  | "token-name"
  | "label"
  | "counter"
  | "game-piece"
  | "ordinary-word"
  | "keyword-name"
  | "other-type"
  | "granted"
  | "keyword-rule"
  | "not-chosen"
  | "reminder";

export interface Verdict {
  readonly field: "oracle_text" | "type_line" | "name" | "granted";
  readonly face?: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly class: WordClass;
  readonly word: string;
  readonly number: WordNumber;
  readonly context: WordContext;
  readonly used: boolean;
  readonly reason?: KeptReason;
  readonly rebinds?: boolean;
  readonly rule: string;
  readonly decidedBy: string;
  readonly ability?: number;
  readonly verdict: "changed" | "kept";
  readonly by: ReadonlyArray<string>;
  readonly now: {
    readonly start: number;
    readonly end: number;
    readonly text: string;
  } | null;
  readonly origin?: string;
}

export interface Segment {
  readonly text: string;
  readonly was?: string;
  readonly by?: ReadonlyArray<string>;
  readonly rule?: string;
}

export interface AppliedEffect {
  readonly id: string;
  readonly kind: string;
  readonly source?: string;
  readonly layer: 3;
  readonly timestamp: number;
  readonly waitedFor: ReadonlyArray<{
    readonly id: string;
    readonly rule: string;
    readonly why: string;
  }>;
}

export interface Note {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly question?: string;
  /** Of names: those of cards that are legal in it alone, in editions that say so */
  readonly format?: string;
  /** Of names: how many the catalogue has, whose cards they are and of which day */
  readonly known?: {
    readonly count: number;
    readonly source: string;
    readonly date: string;
  };
}

/** The cards that were looked in */
export interface Catalogue {
  /** Who published the texts */
  readonly source: string;
  /** The day on which they were taken, as YYYY-MM-DD */
  readonly date: string;
  /** How many cards there are */
  readonly count: number;
  /** What a reader should know, such as that this is only the starter set */
  readonly note?: string;
}

export interface Outcome {
  readonly object: GameObject;
  readonly names: Names;
  readonly subtypes: ReadonlyArray<string>;
  readonly printed: GameObject;
  readonly verdicts: ReadonlyArray<Verdict>;
  readonly segments: ReadonlyArray<Segment>;
  readonly effects: ReadonlyArray<AppliedEffect>;
  readonly notes: ReadonlyArray<Note>;
  readonly catalogue?: Catalogue;
}

/** A card in Scryfall's field names; unknown fields are kept and ignored */
export interface Card {
  readonly name: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly colors?: ReadonlyArray<string>;
  readonly color_indicator?: ReadonlyArray<string>;
  readonly layout?: string;
  readonly lang?: string;
  readonly card_faces?: ReadonlyArray<CardFace>;
  readonly legalities?: {
    readonly [field: string]: string;
  };
  readonly [field: string]: unknown;
}

export interface CardByName {
  /** Name of the card */
  readonly card: string;
}

export type TextField = "oracle_text" | "type_line" | "name";

export type UnusedReason =
  | "self-name"
  | "other-name"
  | "token-name"
  | "label"
  | "counter"
  | "game-piece"
  | "ordinary-word"
  | "keyword-name"
  | "other-type";

export interface Usage {
  readonly field: TextField;
  readonly face?: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly class: WordClass;
  readonly word: string;
  readonly number: WordNumber;
  readonly context: WordContext;
  readonly used: boolean;
  readonly reason?: UnusedReason;
  readonly rebinds?: boolean;
  readonly rule: string;
  readonly decidedBy: string;
}

export interface Analysis {
  readonly name: string;
  readonly usages: ReadonlyArray<Usage>;
  readonly changeable: {
    readonly "color-word": ReadonlyArray<string>;
    readonly "basic-land-type": ReadonlyArray<string>;
    readonly "creature-type": ReadonlyArray<string>;
  };
  readonly notes: ReadonlyArray<Note>;
}

export interface Choice {
  readonly from?: string;
  readonly to?: string;
  readonly object?: string;
  readonly word?: string;
  readonly after?: number;
  readonly may?: boolean;
}

export interface Enter {
  readonly do: "enter";
  readonly object: string;
  readonly zone?: Zone;
  readonly face_down?: boolean;
  readonly attached_to?: string;
  readonly controller?: string;
  readonly choose?: Choice | ReadonlyArray<Choice>;
}

/** Which objects an effect speaks of (109.2) */
export interface Description {
  readonly types?: ReadonlyArray<string>;
  readonly supertypes?: ReadonlyArray<string>;
  readonly subtypes?: ReadonlyArray<string>;
  readonly colors?: ReadonlyArray<string>;
  readonly named?: ReadonlyArray<string>;
  readonly token?: boolean;
  readonly zone?: Zone;
  readonly controller?: "you" | "opponent";
  readonly which?: "this" | "other" | "attached";
  readonly not?: Description;
  readonly any?: ReadonlyArray<Description>;
}

export interface MoveInstruction {
  readonly kind: "move";
  readonly to: Zone;
  readonly on?: Description;
  readonly if?: Description;
  readonly same_name?: true;
}

export interface DamageInstruction {
  readonly kind: "damage";
  readonly amount: number;
  readonly on?: Description;
}

export interface TypeOperation {
  readonly layer: "type";
  readonly set?: {
    readonly supertypes?: ReadonlyArray<string>;
    readonly types?: ReadonlyArray<string>;
    readonly subtypes?: ReadonlyArray<string>;
  };
  readonly add?: {
    readonly supertypes?: ReadonlyArray<string>;
    readonly types?: ReadonlyArray<string>;
    readonly subtypes?: ReadonlyArray<string>;
  };
}

export interface ColorOperation {
  readonly layer: "color";
  readonly set?: ReadonlyArray<string>;
  readonly add?: ReadonlyArray<string>;
}

export interface AbilityOperation {
  readonly layer: "ability";
  readonly lose?: "all" | ReadonlyArray<string>;
  readonly add?: ReadonlyArray<string>;
}

export type Amount =
  | number
  | {
      readonly count: Description;
      readonly half?: "rounded-up" | "rounded-down";
      readonly plus?: number;
    }
  | {
      readonly card_types: Description;
      readonly plus?: number;
    };

export interface PowerToughnessOperation {
  readonly layer: "power-toughness";
  readonly set?: {
    readonly power?: Amount;
    readonly toughness?: Amount;
  };
  readonly modify?: {
    readonly power?: Amount;
    readonly toughness?: Amount;
  };
  readonly switch?: true;
}

/** What an effect does in one of the layers 4 to 7 */
export type Operation = TypeOperation | ColorOperation | AbilityOperation | PowerToughnessOperation;

export interface ContinuousInstruction {
  readonly kind: "effect";
  readonly on?: Description;
  readonly does: ReadonlyArray<Operation>;
  readonly until?: "end-of-turn";
}

/** A token as its maker describes it */
export interface Token {
  readonly name?: string;
  readonly colors?: ReadonlyArray<string>;
  readonly supertypes?: ReadonlyArray<string>;
  readonly types: ReadonlyArray<string>;
  readonly subtypes?: ReadonlyArray<string>;
  readonly power?: string;
  readonly toughness?: string;
  readonly oracle_text?: string;
}

export interface Create {
  readonly kind: "create";
  readonly token: Token;
  readonly as: ReadonlyArray<string>;
}

export interface Emblem {
  readonly kind: "emblem";
  readonly oracle_text: string;
  readonly as: string;
}

export type Instruction = MoveInstruction | DamageInstruction | ContinuousInstruction | Create | Emblem;

export interface Cast {
  readonly do: "cast";
  readonly object: string;
  readonly target?: string;
  readonly wants?: Description;
  readonly does?: ReadonlyArray<Instruction>;
  readonly with?: {
    readonly overload?: true;
    readonly cleave?: true;
    readonly prototype?: true;
    readonly splice?: ReadonlyArray<string>;
    readonly without_paying?: true;
  };
}

export interface Resolve {
  readonly do: "resolve";
  readonly object: string;
  readonly target?: string;
  readonly targets?: ReadonlyArray<string>;
  readonly choose?: Choice | ReadonlyArray<Choice>;
}

export interface Activate {
  readonly do: "activate";
  readonly object: string;
  readonly target?: string;
  readonly targets?: ReadonlyArray<string>;
  readonly choose?: Choice | ReadonlyArray<Choice>;
}

export interface ResolveTrigger {
  readonly do: "resolve-trigger";
  readonly object: string;
  readonly target?: string;
  readonly targets?: ReadonlyArray<string>;
  readonly choose?: Choice | ReadonlyArray<Choice>;
}

export interface ActivateAbility {
  readonly do: "activate-ability";
  readonly object: string;
  readonly as: string;
  readonly by?: string;
  readonly line?: number;
  readonly if?: Description;
  readonly unless?: Description;
  readonly when?: "enters";
  readonly target?: string;
  readonly wants?: Description;
  readonly does?: ReadonlyArray<Instruction>;
}

export interface Trigger {
  readonly do: "trigger";
  readonly object: string;
  readonly as: string;
  readonly by?: string;
  readonly line?: number;
  readonly if?: Description;
  readonly unless?: Description;
  readonly when?: "enters";
  readonly target?: string;
  readonly wants?: Description;
  readonly does?: ReadonlyArray<Instruction>;
}

export interface DescribeAbility {
  readonly do: "ability";
  readonly of: string;
  readonly affects?: Description;
  readonly while?: Description;
  readonly defines?: boolean;
  readonly enters?: boolean;
  readonly does?: ReadonlyArray<Operation>;
  readonly forbids?: "activated-abilities";
}

export interface EffectStep {
  readonly do: "effect";
  readonly on: ReadonlyArray<string>;
  readonly by?: string;
  readonly does: ReadonlyArray<Operation>;
  readonly until?: "end-of-turn";
}

export interface CreateStep {
  readonly do: "create";
  readonly by?: string;
  readonly token: Token;
  readonly as: ReadonlyArray<string>;
}

export interface StateBased {
  readonly do: "state-based";
  readonly keep?: ReadonlyArray<string>;
}

export interface Mark {
  readonly do: "mark";
  readonly object: string;
  readonly counters?: {
    readonly [field: string]: number;
  };
  readonly damage?: number;
}

export interface ChangeStep {
  readonly do: "change";
  readonly on: string;
  readonly change: Change;
  readonly until?:
    | "end-of-turn"
    | {
        readonly leaves: string;
      };
}

export interface Copy {
  readonly do: "copy";
  readonly object: string;
  readonly of: string;
}

export interface Move {
  readonly do: "move";
  readonly object: string;
  readonly to: Zone;
}

export interface Leave {
  readonly do: "leave";
  readonly object: string;
  readonly to?: Zone;
}

export interface Attach {
  readonly do: "attach";
  readonly object: string;
  readonly to: string;
}

export interface Transform {
  readonly do: "transform";
  readonly object: string;
}

export interface Flip {
  readonly do: "flip";
  readonly object: string;
}

export interface Turn {
  readonly do: "turn";
  readonly object: string;
  readonly face: "up" | "down";
}

export interface Unlock {
  readonly do: "unlock";
  readonly object: string;
  readonly face: number;
}

export interface Merge {
  readonly do: "merge";
  readonly object: string;
  readonly with: string;
  readonly place: "over" | "under";
}

export interface Phase {
  readonly do: "phase";
  readonly object: string;
  readonly out: boolean;
}

export interface EndTurn {
  readonly do: "end-turn";
}

export interface Grant {
  readonly do: "grant";
  readonly object: string;
  readonly ability: string;
}

export type Step =
  | Enter
  | Cast
  | Resolve
  | Activate
  | ResolveTrigger
  | ActivateAbility
  | Trigger
  | DescribeAbility
  | EffectStep
  | CreateStep
  | StateBased
  | Mark
  | ChangeStep
  | Copy
  | Move
  | Leave
  | Attach
  | Transform
  | Flip
  | Turn
  | Unlock
  | Merge
  | Phase
  | EndTurn
  | Grant;

export interface Expectation {
  readonly after?: number;
  readonly object?: string;
  readonly name?: string;
  readonly names?: Names;
  readonly has_name?: {
    readonly [field: string]: boolean;
  };
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly types?: ReadonlyArray<string>;
  readonly supertypes?: ReadonlyArray<string>;
  readonly subtypes?: ReadonlyArray<string>;
  readonly every_creature_type?: boolean;
  readonly colors?: ReadonlyArray<string>;
  readonly abilities?: ReadonlyArray<string>;
  readonly mana_cost?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly devotion?: {
    readonly [field: string]: number;
  };
  readonly face?: number;
  readonly face_up?: true;
  readonly attached_to?: string | null;
  readonly zone?: Zone;
  readonly counters?: {
    readonly [field: string]: number;
  };
  readonly kept?: ReadonlyArray<string>;
  readonly damage?: number;
  readonly granted?: ReadonlyArray<string>;
  readonly notes?: ReadonlyArray<string>;
  readonly order?: ReadonlyArray<string>;
  readonly offers?: ReadonlyArray<string>;
  readonly error?: string;
}

export interface Scenario {
  readonly title: string;
  readonly rules: ReadonlyArray<string>;
  readonly cases?: ReadonlyArray<string>;
  readonly edition?: string;
  readonly options?: Options;
  readonly objects: {
    readonly [field: string]: string | GameObject;
  };
  readonly steps: ReadonlyArray<Step>;
  readonly expect: ReadonlyArray<Expectation>;
}

export interface Finding {
  readonly expectation: Expectation;
  readonly pass: boolean;
  readonly actual: Expectation;
}

export interface Findings {
  readonly title: string;
  readonly pass: boolean;
  readonly findings: ReadonlyArray<Finding>;
}

/** A word that the query asked for, in one role on one face */
export interface FoundWord {
  readonly face: number;
  readonly field: TextField;
  readonly class: WordClass;
  readonly word: string;
  readonly context: WordContext;
  readonly used: boolean;
  readonly reason?: UnusedReason;
  readonly count: number;
}

/** A card that was found, and what it was found by */
export interface FoundCard {
  readonly name: string;
  readonly type_line: string;
  readonly oracle_text?: string;
  /** The faces, of a card that has several: their texts are there, and not above */
  readonly card_faces?: ReadonlyArray<{
    readonly name: string;
    readonly type_line?: string;
    readonly oracle_text?: string;
  }>;
  readonly token?: true;
  /** The words that the query asked for by `uses:`, `looks:`, `context:` or `reason:` */
  readonly uses: ReadonlyArray<FoundWord>;
}

/** A page of cards, in the order of their names */
export interface FoundCards {
  readonly cards: ReadonlyArray<FoundCard>;
  /** The cursor of the next page, if there is one */
  readonly next?: string;
  readonly catalogue: Catalogue;
}

/** Names that may be meant, the likeliest first */
export interface Completion {
  readonly names: ReadonlyArray<string>;
  readonly catalogue: Catalogue;
}

/** A card or keyword that changes text; `cards` are those beside the object, `most` absent for any number */
export interface Changer {
  readonly name: string;
  readonly summary: string;
  readonly moment: "spell" | "activated" | "triggered" | "enters" | "cast" | "attached" | "static";
  readonly asks: ReadonlyArray<"from" | "to" | "cards" | "word" | "after">;
  readonly classes: ReadonlyArray<WordClass>;
  readonly targets: ReadonlyArray<Zone>;
  readonly cards?: {
    readonly zone: Zone;
    readonly most?: number;
    readonly targeted?: true;
  };
  readonly duration: "indefinite" | "end-of-turn" | "while-on-the-battlefield" | "while-attached" | "while-a-spell";
}

export interface Changers {
  readonly changers: ReadonlyArray<Changer>;
}

export interface Words {
  readonly class: WordClass;
  readonly words: ReadonlyArray<{
    readonly singular: string;
    readonly plural: string;
  }>;
}

/** A rule of the Comprehensive Rules: its `number` in the newest edition, and what it is about in our words */
export interface Rule {
  readonly number: string;
  readonly about: string;
  /** The edition whose numbering was meant */
  readonly edition: string;
  /** By edition, its number: its own, or that of the rule that covered it then */
  readonly numbers: {
    readonly [field: string]: string;
  };
  /** What else stood under the number that was asked for */
  readonly covers: ReadonlyArray<{
    readonly number: string;
    readonly about: string;
  }>;
  /** Files of the core that implement or cite it */
  readonly modules: ReadonlyArray<string>;
  /** How many scenarios of the suite are about it */
  readonly scenarios: number;
}

export interface Health {
  readonly status: "ok";
  readonly version: string;
  readonly cards: {
    readonly count: number;
    readonly date: string;
  };
  readonly catalogue: Catalogue;
  readonly edition: string;
}

// No interface: Hono's client asks for an index signature, which an alias has implicitly.
type Answer<Input, Output, Status> = {
  readonly input: Input;
  readonly output: Output;
  readonly outputFormat: "json";
  readonly status: Status;
};

/** A success, or a problem with one of these statuses. */
type Answers<Input, Success, Refusal> =
  | Answer<Input, Success, 200>
  | (Refusal extends number ? Answer<Input, Problem, Refusal> : never);

/** Each path with its methods: what is sent, and for each status what comes back. */
export type Routes = {
  "/v1/apply": {
    /** What an object says once its text is changed */
    $post: Answers<
      {
        json: ApplyRequest | ChangerRequest;
      },
      Outcome,
      400 | 404 | 406 | 413 | 415 | 422 | 429
    >;
    /** What a card says once a printed changer has resolved on it */
    $get: Answers<
      {
        query: {
          /** Name of the card to change */
          readonly card: string;
          /** Name of the printed card that changes text */
          readonly with: string;
          /** The word to replace */
          readonly from?: string;
          /** The word that replaces it */
          readonly to?: string;
          /** Name of a card that takes part: the other creature, a card to splice */
          readonly cards?: string;
          /** The word on a name sticker */
          readonly word?: string;
          /** Number of words of the name before the sticker */
          readonly after?: string;
          /** Effective date of the edition of the rules; the newest by default */
          readonly edition?: string;
          /** By what an effect depends on another (613.8): by instruction, unless this says otherwise */
          readonly dependency?: "instruction" | "outcome" | "off";
          /** Whether exchanged text is that of the moment of the exchange, as by default, or follows the other */
          readonly exchange?: "snapshot" | "live";
          /** Whether a or an follows the new word, as by default */
          readonly grammar?: "adjusted" | "literal";
          /** Whether reminder text follows the text that it explains, as by default; every word of it; or none */
          readonly reminderText?: "truthful" | "literal" | "keep";
        };
      },
      Outcome,
      400 | 404 | 406 | 422 | 429
    >;
  };

  "/v1/analyze": {
    /** Every word of a card that could be meant */
    $post: Answers<
      {
        json: Card | CardByName;
      },
      Analysis,
      400 | 404 | 413 | 415 | 422 | 429
    >;
  };
  "/v1/scenarios": {
    /** Whether the expectations of a scenario hold */
    $post: Answers<
      {
        json: Scenario;
      },
      Findings,
      400 | 404 | 413 | 415 | 422 | 429
    >;
  };
  "/v1/cards": {
    /** Cards by what they use */
    $get: Answers<
      {
        query: {
          /** What to look for, such as `uses:creature-type=Goblin -context:reminder type:instant` */
          readonly query: string;
          /** The `next` of the page before */
          readonly cursor?: string;
          /** Most cards on the page, from 1 to 100; 20 if left out */
          readonly limit?: number | string;
        };
      },
      FoundCards,
      400 | 429
    >;
  };
  "/v1/autocomplete": {
    /** Names that may be meant by what was typed so far */
    $get: Answers<
      {
        query: {
          /** What has been typed of a name so far */
          readonly name: string;
          /** Most names, from 1 to 50; 10 if left out */
          readonly limit?: number | string;
        };
      },
      Completion,
      400 | 429
    >;
  };
  "/v1/cards/:name": {
    /** A card of the catalogue */
    $get: Answers<
      {
        param: {
          /** Name of the card, or of one of its faces, however it is typed */
          readonly name: string;
        };
      },
      Card,
      400 | 404 | 429
    >;
  };
  "/v1/changers": {
    /** Every card and keyword that changes text */
    $get: Answers<object, Changers, 429>;
  };
  "/v1/changers/:name": {
    /** A card or keyword that changes text */
    $get: Answers<
      {
        param: {
          /** Name of the card or keyword, in any letter case */
          readonly name: string;
        };
      },
      Changer,
      400 | 404 | 422 | 429
    >;
  };
  "/v1/lexicon/:class": {
    /** Every word of a class that a changer may name */
    $get: Answers<
      {
        param: {
          readonly class: WordClass;
        };
      },
      Words,
      400 | 429
    >;
  };
  "/v1/rules/:number": {
    /** A rule that answers cite */
    $get: Answers<
      {
        param: {
          /** Number of the rule, as its edition has it */
          readonly number: string;
        };
        query?: {
          /** Effective date of the edition whose numbering is meant; the newest if left out */
          readonly edition?: string;
        };
      },
      Rule,
      400 | 404 | 422 | 429
    >;
  };
  "/health": {
    /** Whether the service is up, and what it holds */
    $get: Answers<object, Health, never>;
  };
};
