import * as v from "valibot";
import { parseRupees } from "#app/values/money.ts";

const message = "Please enter a limit from 0 to 10,00,000 rupees.";

/** What may be owed at most, in rupees. */
const Limit = v.pipe(
  v.union([v.number(), v.string()], message),
  v.transform((rupees) => parseRupees(String(rupees).replace(/[\s,₹]/g, ""))),
  v.number(message),
);

export const LimitSchema = v.object({ limit: Limit });

/** Nobody gets a khata without having agreed to it. */
export const OpenKhataForm = v.object({
  limit: Limit,
  hasAgreed: v.literal("on", "Please ask the customer first."),
});
