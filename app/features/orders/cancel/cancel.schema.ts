import * as v from "valibot";
import { words as limits } from "#app/values/limits.words.ts";
import { longestNote } from "#app/values/order-choices.ts";

/** Why an order is cancelled, in the words of who does it; nothing is fine too. */
export const CancelSchema = v.object({
  reason: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestNote, () => limits.atMost(longestNote)),
    ),
    "",
  ),
});
