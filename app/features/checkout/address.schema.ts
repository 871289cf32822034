import * as v from "valibot";
import { isUnknown } from "./address.ts";

const part = (message: string) =>
  v.pipe(
    v.optional(v.string(), ""), v.trim(), v.nonEmpty(message), v.check((text) => !isUnknown(text), message),
    v.maxLength(200, "Please use at most 200 characters."),
  );

const postalCodeMessage = "Please enter a postal code of 6 digits that does not begin with 0.";

export const AddressSchema = v.object({
  street: part("Please enter your street address."),
  city: part("Please enter your city."),
  postalCode: v.pipe(v.optional(v.string(), ""), v.trim(), v.regex(/^[1-9][0-9]{5}$/, postalCodeMessage)),
});
