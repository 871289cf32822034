// A packed order that is not paid goes on its customer's khata with what it costs; the database holds the limit, however
// many orders come at once.
import { type SQL, and, eq, exists, gt, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { enter, itsAccount } from "./enter.server.ts";

const o = alias(orders, "o");

/** The customer's, or, where the customer is gone, the one that it stood on. */
const isOwnKhata = sql`a.id = coalesce((SELECT k.id FROM khata_accounts AS k WHERE k.user_id = o.user_id),
  (SELECT e.account_id FROM khata_entries AS e WHERE e.order_id = o.id ORDER BY e.seq DESC LIMIT 1))`;

/**
 * For a batch; does nothing unless the order that `which` picks may go on a khata. `isAgain`: it stood there, and costs no
 * more than it did.
 */
export function giveOrder(context: RequestContext, which: SQL, { isAgain = false } = {}) {
  const amountPaise = payablePaise("o");
  return enter(context, {
    ...{ id: newId(), kind: "order" as const, amountPaise, orderId: o.id, isAgain },
    from: (row) =>
      row
        .from(o)
        .innerJoin(itsAccount, isOwnKhata)
        .where(
          and(
            ...[which, isNotNull(o.packedAt), isNull(o.cancelledAt), isNull(o.paidAt)],
            ...[isNull(o.khataAt), gt(amountPaise, 0)],
          ),
        ),
  });
}

/** For a batch that packs an order: on the khata where its customer wanted that, and the limit allows it. */
export function giveWanted(context: RequestContext, orderId: string) {
  const isInLimit = sql`a.balance_paise + ${payablePaise("o")} <= a.limit_paise`;
  return giveOrder(
    context,
    allOf(eq(o.id, orderId), eq(o.wantsKhata, true), gte(o.packedAt, context.now), isInLimit),
  );
}

/** Over `orders`: whether its customer has one. */
export function hasKhata({ db }: RequestContext): SQL<boolean> {
  const { id, userId } = khataAccounts;
  return exists(db.select({ id }).from(khataAccounts).where(eq(userId, orders.userId))).mapWith(
    Boolean,
  ) as SQL<boolean>;
}

/** The limit breaks the batch. */
export function isOverLimit(error: unknown): boolean {
  return refusedBy(error) === "khata_limit";
}
