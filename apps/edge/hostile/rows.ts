/** Every hostile request, by its kind. */
import type { Row } from "./row.ts";
import { batches } from "./rows/batches.ts";
import { brokenJson } from "./rows/broken-json.ts";
import { deepNesting } from "./rows/deep-nesting.ts";
import { emptyTexts } from "./rows/empty-texts.ts";
import { hugeTexts } from "./rows/huge-texts.ts";
import { invalidUtf8 } from "./rows/invalid-utf8.ts";
import { loneSurrogates } from "./rows/lone-surrogates.ts";
import { manyChanges } from "./rows/many-changes.ts";
import { mediaTypes } from "./rows/media-types.ts";
import { methods } from "./rows/methods.ts";
import { pathTricks } from "./rows/path-tricks.ts";
import { prototypeNames } from "./rows/prototype-names.ts";
import { searches } from "./rows/searches.ts";
import { streams } from "./rows/streams.ts";
import { wrongTypes } from "./rows/wrong-types.ts";

export const kinds: Readonly<Record<string, ReadonlyArray<Row>>> = {
  "broken JSON": brokenJson,
  "wrong types": wrongTypes,
  "empty texts": emptyTexts,
  "huge texts": hugeTexts,
  "deep nesting": deepNesting,
  "10,000 changes": manyChanges,
  "invalid UTF-8": invalidUtf8,
  "lone surrogates": loneSurrogates,
  "names of prototypes": prototypeNames,
  "tricks with paths": pathTricks,
  "slow and cut-off streams": streams,
  "wrong methods": methods,
  "wrong media types": mediaTypes,
  batches,
  searches,
};
