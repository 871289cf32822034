import * as v from "valibot";
import { postalCodeMessage } from "#app/values/address.ts";
import { parseRupees } from "#app/values/money.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { words } from "./words.ts";

/** Written on letters in two parts: 560 011. */
export const PostalCode = v.pipe(
  v.optional(v.string(), ""),
  v.regex(/^\s*[1-9](\s*[0-9]){5}\s*$/, postalCodeMessage),
  v.transform((typed) => typed.replace(/\s/g, "")),
);

/** Nothing typed is nothing to pay. */
export const Amount = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => parseRupees(plainAmount(text) || "0")),
  v.number(() => words.enterRupees),
);

/** Nothing typed is never. */
const FreeFrom = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) =>
    plainAmount(text) === "" ? null : (parseRupees(plainAmount(text)) ?? Number.NaN),
  ),
  v.nullable(
    v.pipe(
      v.number(() => words.enterRupees),
      v.finite(() => words.enterRupees),
    ),
  ),
);

/** A row of the owner's form, or of the file. */
export const AreaSchema = v.object({
  postalCode: PostalCode,
  fee: Amount,
  freeFrom: FreeFrom,
  minimum: Amount,
});

export type AreaFields = v.InferOutput<typeof AreaSchema>;
