// A packed order that is not paid goes on its customer's khata with what it costs; the database holds the limit, however
// many orders come at once.
import { type SQL, sql } from "drizzle-orm";
import { khataEntries } from "#db/schema/khata.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";

/** The customer's, or, where the customer is gone, the one that it stood on. */
const isOwnKhata = sql`a.id = coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = o.user_id),
  (SELECT e.account_id FROM khata_entries AS e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1))`;

/** For a batch; does nothing unless the order that `which` picks may go on a khata. */
export function giveOrder(context: RequestContext, which: SQL) {
  const amountPaise = payablePaise("o");
  return insertFrom(context.db, khataEntries, {
    columns: {
      id: newId(),
      accountId: sql`a.id`,
      kind: "order",
      amountPaise,
      balancePaise: sql`a.balance_paise + ${amountPaise}`,
      orderId: sql`o.id`,
      byUserId: askingUserId(context),
      createdAt: context.now,
    },
    from: sql`FROM orders AS o JOIN khata_accounts AS a ON ${isOwnKhata}
      WHERE ${which} AND o.packed_at IS NOT NULL AND o.cancelled_at IS NULL AND o.paid_at IS NULL AND o.khata_at IS NULL
      AND ${amountPaise} > 0`,
  });
}

/** The limit breaks the batch. */
export function isOverLimit(error: unknown): boolean {
  return refusedBy(error) === "khata_limit";
}
