// Only the signed-in customer's own addresses are ever written.
import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { setDefaultAddress } from "#app/features/checkout/addresses/default-address.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import type { Address } from "#app/values/address.ts";

export async function saveAddress(
  context: RequestContext,
  customer: Customer,
  address: Address,
): Promise<void> {
  const whose = eq(users.id, customer.id);
  await batch(context.db, setDefaultAddress(context, { whose, address }));
}
