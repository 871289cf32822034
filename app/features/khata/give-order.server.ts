// A packed order that is not paid goes on its customer's khata with what it costs; the database holds the limit, however
// many orders come at once.
import { type SQL, and, eq, gt, gte, isNotNull, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, minus } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { enter, itsAccount } from "./enter.server.ts";
import { khataOfCustomer, khataOfOrder } from "./khata-of-order.server.ts";

const o = alias(orders, "o");

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
        .innerJoin(itsAccount, eq(itsAccount.id, khataOfOrder("o")))
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
  const { balancePaise, limitPaise } = itsAccount;
  const isInLimit = lte(payablePaise("o"), minus(limitPaise, balancePaise));
  return giveOrder(
    context,
    allOf(eq(o.id, orderId), eq(o.wantsKhata, true), gte(o.packedAt, context.now), isInLimit),
  );
}

/** Over `orders`: whether one is kept for its customer. */
export const hasKhata = isNotNull(khataOfCustomer("orders")).mapWith(Boolean) as SQL<boolean>;

/** The limit breaks the batch. */
export function isOverLimit(error: unknown): boolean {
  return refusedBy(error) === "khata_limit";
}
