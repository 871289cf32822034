// What the shop made for a phone is the account's of that phone: of one that stands when it is made, or of who registers
// later and proves the number by a code. What stands on a khata comes with it. Nobody else has it.
import { type SQL, and, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import type { Database } from "#app/platform/database.server.ts";

/** For the batch that makes an order or registers; `which` picks among orders and users. */
export function claimOrders(db: Database, which: SQL) {
  return db
    .update(orders)
    .set({ userId: users.id, claimPhone: null })
    .from(users)
    .where(and(which, eq(orders.claimPhone, users.phone)));
}
