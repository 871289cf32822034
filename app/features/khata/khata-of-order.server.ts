// On whose khata an order goes; the trigger `khata_entries_true` says the same.
import { type SQL, and, eq, exists, sql } from "drizzle-orm";
import { khataAccounts, khataEntries } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import type { Database } from "#app/platform/database.server.ts";

type Orders = "orders" | "o";

/** The id of its customer's, or, where the shop made it for a phone without an account, of the one that is kept for that phone. */
export function khataOfCustomer(table: Orders): SQL<string | null> {
  const of = (column: string) => sql.raw(`${table}.${column}`);
  return sql`coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = ${of("user_id")}),
    (SELECT k.id FROM khata_accounts AS k WHERE k.phone = ${of("claim_phone")}))`;
}

/** Where the customer is gone, of the one that it stood on. */
export function khataOfOrder(table: Orders): SQL<string | null> {
  return sql`coalesce(${khataOfCustomer(table)}, (SELECT e.account_id FROM khata_entries AS e
    WHERE e.order_id = ${sql.raw(table)}.id ORDER BY e.seq DESC LIMIT 1))`;
}

/** Over `orders` and `users`: whether the order is written in the user's khata. */
export function standsOnOwnKhata(db: Database): SQL {
  const { id, orderId, accountId } = khataEntries;
  return exists(
    db
      .select({ id })
      .from(khataEntries)
      .innerJoin(khataAccounts, eq(khataAccounts.id, accountId))
      .where(and(eq(orderId, orders.id), eq(khataAccounts.userId, users.id))),
  );
}
