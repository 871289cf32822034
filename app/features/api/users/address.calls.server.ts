// The delivery address is the default one: one's own, or for an admin a customer's. Where it is
// forgotten, the oldest of the others takes its place.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { changeAddress } from "#app/features/account/users/change-address.server.ts";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { addressJson } from "#app/features/api/account/signed-in.server.ts";
import { type ApiAnswer, answer, defineCall, refuse } from "#app/features/api/call/call.ts";
import { AddressSchema } from "#app/features/checkout/shipping/address.schema.ts";
import { saveAddress } from "#app/features/checkout/shipping/save-address.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { UserAddressJson } from "./users.schema.ts";

type Address = { street: string; city: string; postalCode: string };
type Wanted = {
  context: RequestContext;
  customer: Customer;
  params: Record<string, string>;
  address: Address;
};

const path = "/api/users/{id}/address";
const noAddress: Address = { street: "", city: "", postalCode: "" };
const example = {
  params: { id: "9000000002" },
  body: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
};
const common = { path, auth: "customer", answer: UserAddressJson, refusals: [403, 404] } as const;

async function answerChange(
  { context, customer, params, address }: Wanted,
  status = 200,
): Promise<ApiAnswer> {
  const user = await getUser(context, params.id ?? "");
  const isOwn = user?.id === customer.id;
  if (!isOwn && !customer.isAdmin) return refuse(403, "Only an admin may change other users.");
  if (!user) return refuse(404, "There is no such user.");
  if (!isOwn && user.role === "owner") return refuse(403, "An admin can't be edited here.");
  await (isOwn
    ? saveAddress(context, customer, address)
    : changeAddress(context, user.id, address));
  const changed = address === noAddress ? await getUser(context, user.id) : { ...user, ...address };
  return changed ? answer(addressJson(changed), status) : refuse(404, "There is no such user.");
}

const getAddressCall = defineCall({
  method: "GET",
  path: "/api/users/address",
  auth: "customer",
  summary: "One's own delivery address",
  answer: UserAddressJson,
  example: {},
  async handle({ context, customer }) {
    const user = await getUser(context, customer.id);
    return user ? answer(addressJson(user)) : refuse(404, "There is no such user.");
  },
});

const addAddressCall = defineCall({
  ...common,
  method: "POST",
  summary: "Save the delivery address",
  body: AddressSchema,
  status: 201,
  example,
  handle: (asked) => answerChange({ ...asked, address: asked.body }, 201),
});

const updateAddressCall = defineCall({
  ...common,
  method: "PUT",
  summary: "Change the delivery address",
  body: AddressSchema,
  example,
  handle: (asked) => answerChange({ ...asked, address: asked.body }),
});

const deleteAddressCall = defineCall({
  ...common,
  method: "DELETE",
  summary: "Forget the delivery address",
  example: { params: example.params },
  handle: (asked) => answerChange({ ...asked, address: noAddress }),
});

export const addressCalls = [getAddressCall, addAddressCall, updateAddressCall, deleteAddressCall];
