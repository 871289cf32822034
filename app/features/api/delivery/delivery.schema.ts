import * as v from "valibot";
import { PaiseFromRupees, Rupees, Time } from "#app/features/api/call/shapes.schema.ts";
import { parseIndianDay } from "#app/values/dates.ts";
import { mostPaise } from "#app/values/money.ts";

/** Whatever it is: a call without a code is refused as one with a wrong one. */
export const DeliveryQuery = v.object({ postalCode: v.optional(v.string(), "") });

const Slot = v.object({
  _id: v.string(),
  from: Time,
  to: Time,
  cutoff: v.pipe(Time, v.description("Until when it can be chosen")),
  left: v.pipe(v.number(), v.description("Places that are free; none when it is full")),
  fee: Rupees,
});

export const DeliveryJson = v.object({
  isServed: v.boolean(),
  fee: Rupees,
  freeFrom: v.pipe(v.nullable(v.number()), v.description("Rupees; null is never")),
  minimum: v.pipe(Rupees, v.description("The smallest order")),
  slots: v.array(Slot),
});

/** As much as the owner's form takes. */
const Amount = v.pipe(
  PaiseFromRupees,
  v.maxValue(mostPaise, "Please give at most 10 lakh rupees."),
);

export const AreaBody = v.object({
  fee: Amount,
  freeFrom: v.optional(v.nullable(Amount), null),
  minimum: v.optional(Amount, 0),
});

export const AreaJson = v.object({
  postalCode: v.string(),
  fee: Rupees,
  freeFrom: v.nullable(v.number()),
  minimum: Rupees,
});

const timeMessage = "Please give a time as ISO 8601, such as 2026-11-23T18:00:00+05:30.";

const Moment = v.pipe(
  v.string(timeMessage),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, timeMessage),
  v.check((text) => parseIndianDay(text.slice(0, 10)) !== null, timeMessage),
  v.transform((text) => Date.parse(text)),
  v.finite(timeMessage),
);
const placesMessage = "Please give 1 to 1000 places.";

export const SlotBody = v.pipe(
  v.object({
    from: Moment,
    to: Moment,
    capacity: v.pipe(
      v.number(placesMessage),
      v.integer(placesMessage),
      v.minValue(1, placesMessage),
      v.maxValue(1000, placesMessage),
    ),
    cutoff: v.optional(Moment),
    fee: v.optional(Amount, 0),
  }),
  v.forward(
    v.partialCheck(
      [["from"], ["to"]],
      ({ from, to }) => from < to,
      "A window ends after it begins.",
    ),
    ["to"],
  ),
  v.forward(
    v.partialCheck(
      [["to"], ["cutoff"]],
      ({ to, cutoff }) => (cutoff ?? to) <= to,
      "A window closes before it ends.",
    ),
    ["cutoff"],
  ),
);

export const SlotJson = v.object({ ...Slot.entries, capacity: v.number() });
