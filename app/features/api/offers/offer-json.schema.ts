import * as v from "valibot";
import { Rupees } from "#app/features/api/call/shapes.schema.ts";
import { offerKinds } from "#app/features/offers/offer.schema.ts";

const MaybeNumber = v.nullable(v.number());
const MaybeRupees = v.nullable(Rupees);
const MaybeDay = v.nullable(v.pipe(v.string(), v.description("Such as 2026-11-21, of India")));

export const OfferJson = v.object({
  _id: v.string(),
  kind: v.picklist(offerKinds),
  title: v.string(),
  code: v.nullable(v.string()),
  percent: MaybeNumber,
  amount: MaybeRupees,
  atMost: MaybeRupees,
  smallest: Rupees,
  financialId: v.nullable(v.string()),
  buy: MaybeNumber,
  free: MaybeNumber,
  from: MaybeDay,
  until: v.pipe(MaybeDay, v.description("Its last day")),
  times: v.pipe(MaybeNumber, v.description("For how many orders in all")),
  timesEach: v.pipe(MaybeNumber, v.description("For how many orders of each customer")),
  firstOrderOnly: v.boolean(),
  isActive: v.boolean(),
  used: v.pipe(v.number(), v.description("In how many orders that stand")),
  given: v.pipe(Rupees, v.description("What it took off them")),
});

export const OffersJson = v.object({ offers: v.array(OfferJson) });
