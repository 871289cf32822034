import * as v from "valibot";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { isUnknown } from "#app/values/address.ts";
import { addressPartTooLongMessage, longestAddressPart } from "#app/values/limits.ts";

const part = (message: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty(message),
    v.check((text) => !isUnknown(text), message),
    v.maxLength(longestAddressPart, addressPartTooLongMessage),
  );

export const AddressSchema = v.object({
  street: part("Please enter your street address."),
  city: part("Please enter your city."),
  postalCode: PostalCode,
});
