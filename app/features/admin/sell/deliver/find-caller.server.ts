// Who calls, as the shop knows them: an account with the address it keeps, or whom it brought something before.
import { and, desc, eq, ne } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import {
  defaultAddressColumns,
  isUsersDefault,
} from "#app/features/session/default-address.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function findCaller({ db, read }: RequestContext, phone: string | null) {
  if (!phone) return null;
  const [[account], [earlier]] = await Promise.all([
    read(
      db
        .select({ name: users.name, ...defaultAddressColumns })
        .from(users)
        .leftJoin(addresses, isUsersDefault)
        .where(eq(users.phone, phone)),
    ),
    read(
      db
        .select({
          name: orders.customerName,
          street: orders.street,
          city: orders.city,
          postalCode: orders.postalCode,
        })
        .from(orders)
        .where(and(eq(orders.claimPhone, phone), ne(orders.street, "")))
        .orderBy(desc(orders.seq))
        .limit(1),
    ),
  ]);
  return account ?? earlier ?? null;
}
