import * as v from "valibot";
import { postalCodeMessage } from "#app/values/address.ts";
import { maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

const howMany = () => words.howMany(maxQty);

/** One pack of goods, brought to a PIN code. */
export const TrialSchema = v.object({
  financialId: v.pipe(
    v.optional(v.string(), ""),
    v.nonEmpty(() => words.choosePack),
  ),
  qty: v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.regex(/^\d{1,2}$/, howMany),
    v.transform(Number),
    v.minValue(1, howMany),
    v.maxValue(maxQty, howMany),
  ),
  postalCode: v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.replaceAll(" ", "")),
    v.regex(/^[1-9]\d{5}$/, postalCodeMessage),
  ),
});

export type Trial = v.InferOutput<typeof TrialSchema>;
