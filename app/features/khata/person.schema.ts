import * as v from "valibot";
import { longestName, nameTooLongMessage } from "#app/values/limits.ts";
import { parseRupees } from "#app/values/money.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { plainAmount } from "#app/values/plain-amount.ts";
import { KhataLimit, hasAgreed } from "./limit.schema.ts";
import { words } from "./refusals.words.ts";

/** What is left empty is nothing. */
const Opening = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], () => words.enterOpening),
    v.transform((rupees) => parseRupees(plainAmount(String(rupees)) || "0")),
    v.number(() => words.enterOpening),
  ),
  0,
);

/** Somebody without an account; nothing is given until there is a limit. */
export const PersonSchema = v.object({
  name: v.pipe(
    v.optional(v.string(), ""),
    v.transform((typed) => typed.replace(/\s+/g, " ").trim()),
    v.minLength(1, () => words.enterName),
    v.maxLength(longestName, nameTooLongMessage),
  ),
  phoneNo: v.pipe(
    v.optional(v.string(), ""),
    v.transform(parsePhoneWithCountry),
    v.string(() => words.enterPhone),
  ),
  limit: v.nullish(KhataLimit, 0),
  opening: Opening,
});

export type Person = v.InferOutput<typeof PersonSchema>;

export const PersonForm = v.object({ ...PersonSchema.entries, limit: KhataLimit, hasAgreed });
