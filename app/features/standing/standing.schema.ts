import * as v from "valibot";
import { ListItem, ListItems } from "#app/features/lists/saved/saved-list.schema.ts";
import { isDay } from "#app/values/dates.ts";
import { isId } from "#app/values/identifier.ts";
import { maxLines } from "#app/values/limits.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { words } from "./words.ts";

export const khataMethod = "Khata";

const Weekday = v.picklist([1, 2, 3, 4, 5, 6, 7], () => words.chooseDays);

const fields = {
  items: v.pipe(
    ListItems,
    v.maxLength<v.InferOutput<typeof ListItem>[], number, () => string>(maxLines, () =>
      words.tooManyItems(maxLines),
    ),
  ),
  weekdays: v.pipe(
    v.array(Weekday, () => words.chooseDays),
    v.minLength(1, () => words.chooseDays),
    v.transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
  ),
  slotFrom: v.nullable(
    v.pipe(
      v.string(() => words.enterTime),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, () => words.enterTime),
    ),
  ),
  addressId: v.nullable(
    v.pipe(
      v.string(() => words.noAddress),
      v.check(isId, () => words.noAddress),
    ),
  ),
  paymentMethod: v.picklist([cashMethod, khataMethod], () => words.chooseMethod),
  /** In paise. */
  mostPerOrder: v.nullable(
    v.pipe(
      v.union([v.number(), v.string()], () => words.enterAmount),
      v.transform(Number),
      v.number(() => words.enterAmount),
      v.check(
        (rupees) =>
          rupees > 0 &&
          rupees <= 1_000_000 &&
          Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4,
        () => words.enterAmount,
      ),
      v.transform((rupees) => Math.round(rupees * 100)),
    ),
  ),
};

export const StandingSchema = v.object({
  ...fields,
  slotFrom: v.optional(fields.slotFrom, null),
  addressId: v.optional(fields.addressId, null),
  mostPerOrder: v.optional(fields.mostPerOrder, null),
});

/** What is left out stays. */
export const ChangedStandingSchema = v.partial(
  v.object({
    ...fields,
    pausedUntil: v.nullable(
      v.pipe(
        v.string(() => words.enterDay),
        v.check(isDay, () => words.enterDay),
      ),
    ),
    isActive: v.boolean(),
  }),
);

export const SkipSchema = v.object({
  day: v.pipe(
    v.string(() => words.enterDay),
    v.check(isDay, () => words.enterDay),
  ),
});

export type NewStanding = v.InferOutput<typeof StandingSchema>;
export type ChangedStanding = v.InferOutput<typeof ChangedStandingSchema>;
