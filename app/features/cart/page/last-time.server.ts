// Where the customer's last order went and how it is paid: an offer to do the same again.
import { and, desc, eq, isNull } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type LastTime = NonNullable<Awaited<ReturnType<typeof getLastTime>>>;

/** Null for who has not ordered yet, and where the address is no longer kept. */
export async function getLastTime(context: RequestContext) {
  const { db, read } = context;
  const { street, city, postalCode, paymentMethod, slotFrom, slotTo } = orders;
  const [last] = await read(
    db
      .select({
        ...{ street, city, postalCode, paymentMethod, slotFrom, slotTo },
        addressId: addresses.id,
      })
      .from(orders)
      .leftJoin(
        addresses,
        and(
          eq(addresses.userId, orders.userId),
          eq(addresses.street, street),
          eq(addresses.city, city),
          eq(addresses.postalCode, postalCode),
        ),
      )
      .where(and(eq(orders.userId, askingUserId(context)), isNull(orders.cancelledAt)))
      .orderBy(desc(orders.seq))
      .limit(1),
  );
  return last?.addressId ? { ...last, addressId: last.addressId } : null;
}
