import * as v from "valibot";
import { words as limits } from "#app/values/limits.words.ts";
import { longestNote } from "#app/values/order-choices.ts";

const why = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestNote, () => limits.atMost(longestNote)),
    ),
    "",
  );

/** Why an order is cancelled, in the words of who does it; nothing is fine too. */
export const CancelSchema = v.object({ reason: why() });

/** On the page a reason is chosen, or the last choice is another one, which is written. */
export const CancelFormSchema = v.pipe(
  v.object({ reason: why(), other: why() }),
  v.transform(({ reason, other }) => ({ reason: reason || other })),
);
