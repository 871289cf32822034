import * as v from "valibot";
import { parseIndianDay } from "#app/values/dates.ts";
import { parsePercent } from "#app/values/money.ts";
import { words } from "./words.ts";

/** GST came into force. */
const firstDay = "2017-07-01";
const isDay = (text: string) => parseIndianDay(text) !== null && text >= firstDay;

export const TaxClassSchema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => words.nameClass),
      v.maxLength(80, () => words.shorterName),
    ),
    /** Empty leaves it as it is. */
    nameHi: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.maxLength(80, () => words.shorterName),
    ),
    hsn: v.pipe(
      v.optional(v.string(), ""),
      v.trim(),
      v.regex(/^(\d{2}|\d{4}|\d{6}|\d{8})?$/, () => words.hsnForm),
    ),
    rate: v.pipe(
      v.string(),
      v.transform((text) => parsePercent(text.replace("%", ""))),
      v.number(() => words.percentage),
    ),
    validFrom: v.pipe(
      v.string(),
      v.check(isDay, () => words.enterDate),
    ),
  }),
  v.transform(({ rate, ...one }) => ({ ...one, basisPoints: rate })),
);
