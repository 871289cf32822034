import * as v from "valibot";
import { MaybeTime, Rupees, Time } from "#app/features/api/call/shapes.schema.ts";
import { drawerKinds } from "#app/values/day-figures.ts";

const Signed = v.pipe(v.number(), v.description("Rupees; below zero the other way"));
const IndianDay = v.pipe(v.string(), v.description("YYYY-MM-DD, of India"));

/** Of what is counted, null before it is. */
export const DayJson = v.object({
  day: IndianDay,
  closedAt: MaybeTime,
  float: Rupees,
  cashExpected: Signed,
  counted: v.nullable(Rupees),
  difference: v.nullable(Signed),
  notes: v.nullable(v.record(v.string(), v.number())),
  sums: v.object({
    delivered: Signed,
    cash: Signed,
    upi: Signed,
    online: Signed,
    refunds: Signed,
    khataGiven: Signed,
    khataCash: Signed,
    khataUpi: Signed,
    khataOnline: Signed,
    khataCorrected: Signed,
    roundOff: Signed,
    expenses: Rupees,
    drawings: Rupees,
    deposits: Rupees,
    withRiders: Signed,
  }),
});

export const DrawerEntryJson = v.object({
  _id: v.string(),
  day: IndianDay,
  kind: v.picklist(drawerKinds),
  amount: Rupees,
  text: v.string(),
  createdAt: Time,
});
