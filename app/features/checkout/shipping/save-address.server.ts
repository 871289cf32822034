// Only the signed-in customer's own row is ever written.
import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Address, addressOf } from "#app/values/address.ts";

export async function saveAddress(
  context: RequestContext,
  customer: Customer,
  address: Address,
): Promise<void> {
  await context.db.update(users).set(addressOf(address)).where(eq(users.id, customer.id));
}
