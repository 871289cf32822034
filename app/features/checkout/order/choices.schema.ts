import * as v from "valibot";
import { ifMissingChoices, longestNote } from "#app/values/order-choices.ts";
import { words } from "./refusals.words.ts";

/** What a shopper says to the shop with an order. */
export const ChoicesSchema = v.object({
  ifMissing: v.optional(
    v.picklist(ifMissingChoices, () => words.chooseOne),
    ifMissingChoices[0],
  ),
  note: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestNote, () => words.atMost(longestNote)),
    ),
    "",
  ),
});

export type Choices = v.InferOutput<typeof ChoicesSchema>;
