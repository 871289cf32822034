import * as v from "valibot";
import { parsePercent } from "#app/values/money.ts";

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && text >= "2017-07-01";

export const TaxClassSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Please name the class."),
      v.maxLength(80, "Please take a shorter name."),
    ),
    hsn: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^(\d{2}|\d{4}|\d{6}|\d{8})?$/, "An HSN code has 2, 4, 6 or 8 digits."),
    ),
    rate: v.pipe(
      v.string(),
      v.transform((text) => parsePercent(text.replace("%", ""))),
      v.number("Please enter a percentage, such as 5 or 18."),
    ),
    validFrom: v.pipe(v.string(), v.check(isDay, "Please enter a date.")),
  }),
  v.transform(({ rate, ...one }) => ({ ...one, basisPoints: rate })),
);
