import * as v from "valibot";
import { ChoicesSchema } from "#app/features/checkout/order/choices.schema.ts";
import { AddressSchema } from "#app/features/checkout/shipping/address.schema.ts";
import { PersonSchema } from "#app/features/khata/person.schema.ts";
import { isId } from "#app/values/identifier.ts";

const paise = v.pipe(v.optional(v.string(), ""), v.regex(/^\d{0,9}$/), v.transform(Number));

export const DeliverSchema = v.object({
  phoneNo: PersonSchema.entries.phoneNo,
  name: PersonSchema.entries.name,
  ...AddressSchema.entries,
  note: ChoicesSchema.entries.note,
  slotId: v.pipe(
    v.optional(v.string(), ""),
    v.transform((id) => (isId(id) ? id : undefined)),
  ),
  total: paise,
  shipping: paise,
  offer: paise,
});
