// Which address and window an order takes: one of those that are kept, or another that is kept
// with it. What can't be brought is refused here in words, and again by the order's batch.
import { data } from "@remix-run/cloudflare";
import { paymentPath } from "#app/addresses/paths.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { serializePin } from "#app/features/cart/delivery-of-cart.server.ts";
import { addAddress } from "#app/features/checkout/addresses/keep-addresses.server.ts";
import { listAddresses } from "#app/features/checkout/addresses/list-addresses.server.ts";
import { addressesFull } from "#app/features/checkout/addresses/saved-address.ts";
import { SavedAddressSchema } from "#app/features/checkout/addresses/saved-address.schema.ts";
import { type Customer, requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseFields, readForm } from "#app/platform/forms.server.ts";
import { addressOf, isCompleteAddress } from "#app/values/address.ts";
import { AddressSchema } from "./address.schema.ts";
import { refuseDelivery } from "./get-shipping.server.ts";
import { saveAddress } from "./save-address.server.ts";
import { words } from "./refusals.words.ts";

type Fields = Record<string, string>;
type Asked = { context: RequestContext; customer: Customer; fields: Fields };
type Refused = { errors: Record<string, string> };
/** `keep` writes it, and answers its id where it is one of several. */
type Target = { postalCode: string; keep(): Promise<string | null | Refused> };

/**
 * By what the form holds: `addressId` is one of several, `another` one more, `kept` the one that is
 * saved, and otherwise what takes its place.
 */
export async function answerShipping({
  request,
  context,
}: {
  request: Request;
  context: RequestContext;
}) {
  const customer = await requireCustomer(request, context);
  const fields = await readForm(request);
  const refuse = ({ errors }: Refused) => data(formFailure(fields, errors), { status: 400 });
  const target = await findTarget({ context, customer, fields });
  if ("errors" in target) return refuse(target);
  const { postalCode } = target;
  const slotId = fields.slotId || undefined;
  const errors = await refuseDelivery(context, { postalCode, slotId, day: fields.day });
  if (errors) return refuse({ errors });
  const kept = await target.keep();
  if (kept !== null && typeof kept !== "string") return refuse(kept);
  return redirectAfterPost(context, paymentPath, {
    cookies: await rememberChoice(context, { postalCode, slotId, addressId: kept ?? undefined }),
  });
}

async function findTarget({ context, customer, fields }: Asked): Promise<Target | Refused> {
  if ("addressId" in fields || "several" in fields) return findKept(context, fields);
  if ("kept" in fields && isCompleteAddress(customer))
    return { postalCode: customer.postalCode, keep: () => Promise.resolve(null) };
  if ("another" in fields) {
    const form = parseFields(fields, SavedAddressSchema);
    if (!form.ok) return form;
    const add = () => addAddress(context, customer, form.value);
    return {
      postalCode: form.value.postalCode,
      keep: async () => (await add()) ?? { errors: { form: addressesFull() } },
    };
  }
  const form = parseFields(fields, AddressSchema);
  if (!form.ok) return form;
  const save = () => saveAddress(context, customer, addressOf(form.value));
  return { postalCode: form.value.postalCode, keep: () => save().then(() => null) };
}

async function findKept(context: RequestContext, { addressId }: Fields): Promise<Target | Refused> {
  const chosen = (await listAddresses(context)).find(({ id }) => id === addressId);
  return chosen && isCompleteAddress(chosen)
    ? { postalCode: chosen.postalCode, keep: () => Promise.resolve(chosen.id) }
    : { errors: { addressId: words.chooseAddress } };
}

type Choice = { postalCode: string; slotId: string | undefined; addressId: string | undefined };

/** Nothing is set where nothing was chosen. */
async function rememberChoice(
  context: RequestContext,
  { postalCode, slotId, addressId }: Choice,
): Promise<string[]> {
  const cart = cartInCookie(context);
  const isSame = cart.slotId === slotId && cart.addressId === addressId;
  return [
    ...(isSame ? [] : [await serializeCart(context, { ...cart, slotId, addressId })]),
    ...(context.cookies.pin ? [await serializePin(context, postalCode)] : []),
  ];
}
