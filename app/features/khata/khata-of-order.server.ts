// On whose khata an order goes; the trigger `khata_entries_true` says the same.
import { type SQL, sql } from "drizzle-orm";

type Orders = "orders" | "o";

/** The id of its customer's, or, where the shop made it for a phone without an account, of the one that is kept for that phone. */
export function khataOfCustomer(orders: Orders): SQL<string | null> {
  const of = (column: string) => sql.raw(`${orders}.${column}`);
  return sql`coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = ${of("user_id")}),
    (SELECT k.id FROM khata_accounts AS k WHERE k.phone = ${of("claim_phone")}))`;
}

/** Where the customer is gone, of the one that it stood on. */
export function khataOfOrder(orders: Orders): SQL<string | null> {
  return sql`coalesce(${khataOfCustomer(orders)}, (SELECT e.account_id FROM khata_entries AS e
    WHERE e.order_id = ${sql.raw(orders)}.id ORDER BY e.seq DESC LIMIT 1))`;
}

/** Over `orders` and `users`: whether the order is written in the user's khata. */
export const standsOnOwnKhata: SQL = sql`EXISTS (SELECT 1 FROM khata_entries AS e JOIN khata_accounts AS k ON k.id = e.account_id
  WHERE e.order_id = orders.id AND k.user_id = users.id)`;
