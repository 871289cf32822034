import * as v from "valibot";
import { highestComplaintDays } from "#app/values/complaints.ts";
import { highestLimit } from "#app/values/shop-limits.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./words.ts";

const message = () => words.enterNumber(highestLimit.toLocaleString("en-IN"));
const count = v.pipe(
  v.string(message),
  v.transform((text) => plainAmount(text)),
  v.regex(/^\d{1,8}$/, message),
  v.transform(Number),
  v.minValue(1, message),
  v.maxValue(highestLimit, message),
);

const days = () => words.enterNumber(String(highestComplaintDays));

/** Money is typed in rupees; the days stay as they are where they are left out. */
export const LimitsSchema = v.pipe(
  v.object({
    openOrders: count,
    openRupees: count,
    ordersAnHour: count,
    packsADay: count,
    codesAnHour: count,
    complaintDays: v.optional(
      v.pipe(
        v.string(days),
        v.trim(),
        v.regex(/^\d{1,2}$/, days),
        v.transform(Number),
        v.minValue(1, days),
        v.maxValue(highestComplaintDays, days),
      ),
    ),
  }),
  v.transform(({ openRupees, ...limits }) => ({ ...limits, openPaise: openRupees * 100 })),
);
