import * as v from "valibot";
import { PaiseFromRupees, Rupees } from "#app/features/api/call/shapes.schema.ts";

/** What a client says of offers when it places an order. */
export const OffersAsked = v.object({
  offerCode: v.optional(
    v.pipe(v.string(), v.trim(), v.toUpperCase(), v.description("A code, however it was typed")),
  ),
  offerPrice: v.optional(PaiseFromRupees),
});

/** Nothing of it where no offer takes anything off. */
export const OffersOfOrder = v.object({
  offerPrice: v.optional(v.pipe(Rupees, v.description("What offers take off"))),
  offers: v.optional(v.array(v.object({ _id: v.string(), title: v.string(), amount: Rupees }))),
});
