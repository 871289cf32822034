import * as v from "valibot";
import {
  AddressJson,
  PaiseFromRupees,
  Rupees,
  Time,
} from "#app/features/api/call/shapes.schema.ts";
import { longestNote } from "#app/values/order-choices.ts";

/** Null takes the rider back. */
export const RiderBody = v.object({
  userId: v.nullable(v.string("Please give the id of a rider, or null.")),
});

/** The rider's code and money, or why the shop delivers without the code. */
export const DeliverBody = v.object({
  doorCode: v.optional(v.string()),
  method: v.optional(v.picklist(["cash", "upi"], "Please choose cash or UPI.")),
  reference: v.optional(v.string(), ""),
  reason: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(longestNote, `At most ${longestNote} characters.`)),
    "",
  ),
});

const Drop = v.object({
  _id: v.string(),
  short: v.string(),
  name: v.string(),
  phoneNo: v.string(),
  address: AddressJson,
  window: v.nullable(v.object({ from: Time, to: Time })),
  payable: v.pipe(Rupees, v.description("To be taken at the door")),
  isPaid: v.pipe(v.boolean(), v.description("Whether nothing is to be taken")),
  note: v.string(),
});

export const RunJson = v.object({
  drops: v.array(Drop),
  taken: v.pipe(v.object({ cash: Rupees, upi: Rupees }), v.description("Since the last handover")),
});

export const HandoverBody = v.object({ amount: PaiseFromRupees });
export const CountedBody = v.object({ counted: PaiseFromRupees });

export const HandoverJson = v.object({
  _id: v.string(),
  amount: Rupees,
  taken: v.pipe(Rupees, v.description("In cash since the handover before")),
  counted: v.nullable(Rupees),
  missing: v.nullable(
    v.pipe(v.number(), v.description("Of what was taken; below zero what is too much")),
  ),
  createdAt: Time,
});
