import * as v from "valibot";
import { PaiseFromRupees, Rupees } from "#app/features/api/call/shapes.schema.ts";
import { readCode, shownCode } from "#app/features/offers/offer-code.schema.ts";

/** What a client says of offers when it places an order. */
export const OffersAsked = v.object({
  offerCode: v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.description("A code, however it was typed"),
      v.transform((typed) => (typed?.trim() ? (readCode(typed) ?? shownCode(typed)) : undefined)),
    ),
  ),
  offerPrice: v.optional(PaiseFromRupees),
});

/** Nothing of it where no offer takes anything off. */
export const OffersOfOrder = v.object({
  offerPrice: v.optional(v.pipe(Rupees, v.description("What offers take off"))),
  offers: v.optional(v.array(v.object({ _id: v.string(), title: v.string(), amount: Rupees }))),
});
