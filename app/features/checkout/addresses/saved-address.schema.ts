import * as v from "valibot";
import { AddressSchema } from "#app/features/checkout/shipping/address.schema.ts";
import {
  addressPartTooLongMessage,
  longestAddressPart,
  longestLabel,
  labelTooLongMessage,
} from "#app/values/limits.ts";

const optional = (most: number, message: () => string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, message)), "");

export const SavedAddressSchema = v.object({
  label: optional(longestLabel, labelTooLongMessage),
  ...AddressSchema.entries,
  landmark: optional(longestAddressPart, addressPartTooLongMessage),
  doorNote: optional(longestAddressPart, addressPartTooLongMessage),
});

export type AddressFields = v.InferOutput<typeof SavedAddressSchema>;
