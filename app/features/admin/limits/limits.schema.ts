import * as v from "valibot";
import { highestLimit } from "#app/values/shop-limits.ts";
import { words } from "./words.ts";

const message = () => words.enterNumber(highestLimit.toLocaleString("en-IN"));
const count = v.pipe(
  v.string(message),
  v.transform((text) => text.replace(/[\s,₹]/g, "")),
  v.regex(/^\d{1,8}$/, message),
  v.transform(Number),
  v.minValue(1, message),
  v.maxValue(highestLimit, message),
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
