// What the forms of the customer's addresses do, each at its address.
import { type AddressCommand, addressesPath, shippingPath } from "#app/addresses/paths.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseFields } from "#app/platform/forms.server.ts";
import {
  addAddress,
  changeKeptAddress,
  deleteAddress,
  makeDefault,
} from "./keep-addresses.server.ts";
import { SavedAddressSchema } from "./saved-address.schema.ts";
import { addressGone, addressesFull } from "./saved-address.ts";
import { words } from "./words.ts";

type Fields = Record<string, string>;
/** `values.id` is that of the address it is about; a new one has none. */
export type RefusedAddress = FormFailure;

type Answer = (
  context: RequestContext,
  customer: Customer,
  fields: Fields,
) => Promise<Response | RefusedAddress>;

export const addressAnswers: Record<AddressCommand, Answer> = {
  async add(context, customer, fields) {
    const form = parseFields(fields, SavedAddressSchema);
    if (!form.ok) return form;
    const addressId = await addAddress(context, customer, form.value);
    if (addressId === null) return formFailure(fields, { form: addressesFull() });
    return "forShipping" in fields
      ? chooseAndShip(context, addressId)
      : done(context, true, words.saved);
  },
  async change(context, customer, fields) {
    const form = parseFields(fields, SavedAddressSchema);
    if (!form.ok) return form;
    const { id = "" } = fields;
    const isKept = await changeKeptAddress(context, customer, { id, ...form.value });
    return done(context, isKept, words.saved);
  },
  async default(context, customer, { id = "" }) {
    return done(context, await makeDefault(context, customer, id), words.defaultChanged);
  },
  async delete(context, customer, { id = "" }) {
    return done(context, await deleteAddress(context, customer, id), words.deleted);
  },
};

function done(context: RequestContext, isKept: boolean, message: string): Promise<Response> {
  return redirectAfterPost(context, addressesPath, {
    toast: isKept ? { kind: "success", message } : { kind: "error", message: addressGone() },
  });
}

async function chooseAndShip(context: RequestContext, addressId: string): Promise<Response> {
  const cookies = [await serializeCart(context, { ...cartInCookie(context), addressId })];
  return redirectAfterPost(context, shippingPath, { cookies });
}
