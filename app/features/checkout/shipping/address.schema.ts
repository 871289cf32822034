import * as v from "valibot";
import { PostalCode } from "#app/features/delivery/areas/area.schema.ts";
import { isUnknown } from "#app/values/address.ts";
import { addressPartTooLongMessage, longestAddressPart } from "#app/values/limits.ts";
import { words } from "./refusals.words.ts";

const part = (message: () => string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.nonEmpty(message),
    v.check((text) => !isUnknown(text), message),
    v.maxLength(longestAddressPart, addressPartTooLongMessage),
  );

export const AddressSchema = v.object({
  street: part(() => words.enterStreet),
  city: part(() => words.enterCity),
  postalCode: PostalCode,
});
