import * as v from "valibot";
import { isUnknown, postalCodeMessage } from "#app/values/address.ts";
import { addressPartTooLongMessage, longestAddressPart } from "#app/values/limits.ts";

const part = (message: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty(message),
    v.check((text) => !isUnknown(text), message),
    v.maxLength(longestAddressPart, addressPartTooLongMessage),
  );

/** Written on letters in two parts: 560 011. */
const postalCode = v.pipe(
  v.optional(v.string(), ""),
  v.regex(/^\s*[1-9](\s*[0-9]){5}\s*$/, postalCodeMessage),
  v.transform((typed) => typed.replace(/\s/g, "")),
);

export const AddressSchema = v.object({
  street: part("Please enter your street address."),
  city: part("Please enter your city."),
  postalCode,
});
