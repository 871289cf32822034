import * as v from "valibot";
import { highestLimit } from "#app/values/shop-limits.ts";

const words = `Please enter a whole number from 1 to ${highestLimit.toLocaleString("en-IN")}.`;
const count = v.pipe(
  v.string(words),
  v.transform((text) => text.replace(/[\s,₹]/g, "")),
  v.regex(/^\d{1,8}$/, words),
  v.transform(Number),
  v.minValue(1, words),
  v.maxValue(highestLimit, words),
);

/** Money is typed in rupees. */
export const LimitsSchema = v.pipe(
  v.object({
    openOrders: count,
    openRupees: count,
    ordersAnHour: count,
    packsADay: count,
    codesAnHour: count,
  }),
  v.transform(({ openRupees, ...limits }) => ({ ...limits, openPaise: openRupees * 100 })),
);
