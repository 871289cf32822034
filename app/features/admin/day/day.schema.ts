import * as v from "valibot";
import { parseRupees } from "#app/values/money.ts";

const message = "Please enter what you counted in rupees, such as 4520.50.";

export const CloseDaySchema = v.object({
  counted: v.pipe(
    v.string(message),
    v.transform((text) => parseRupees(text.replace(/[\s,₹]/g, ""))),
    v.number(message),
  ),
});
