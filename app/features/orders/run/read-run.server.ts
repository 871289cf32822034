// A rider's own drops, and what was taken at the doors since the last handover. Nothing of it says more than is needed at
// the door: neither the code nor that an order is on a khata.
import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { iif, anyOf, coalesce } from "#app/platform/statements.server.ts";
import { orders } from "#db/schema/orders.ts";
import { takings } from "#db/schema/run.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Paise } from "#app/values/money.ts";

const duePaise = iif<number>(
  anyOf(isNotNull(orders.paidAt), isNotNull(orders.khataAt)),
  0,
  payablePaise(),
);

/** In the order of the windows; what is to come as soon as possible by when it was ordered. */
export function listDrops({ db, read }: RequestContext, riderId: string) {
  return read(
    db
      .select({
        ...{ id: orders.id, short: orders.short, name: orders.customerName },
        ...{ phone: orders.customerPhone, street: orders.street, city: orders.city },
        ...{ postalCode: orders.postalCode, landmark: orders.landmark },
        ...{ doorNote: orders.doorNote, note: orders.note },
        ...{ slotFrom: orders.slotFrom, slotTo: orders.slotTo },
        isOut: isNotNull(orders.dispatchedAt).mapWith(Boolean).as("is_out"),
        duePaise: duePaise.as("due_paise"),
      })
      .from(orders)
      .where(
        and(
          ...[eq(orders.riderId, riderId), isNotNull(orders.packedAt)],
          ...[isNull(orders.deliveredAt), isNull(orders.cancelledAt)],
        ),
      )
      .orderBy(asc(coalesce(orders.slotFrom, orders.createdAt)), asc(orders.seq)),
  );
}
export type Drop = Awaited<ReturnType<typeof listDrops>>[number];

export async function getTaken(
  { db, read }: RequestContext,
  riderId: string,
): Promise<{ cashPaise: Paise; upiPaise: Paise }> {
  const sumOf = (method: "cash" | "upi") =>
    sql<number>`coalesce(sum(amount_paise) FILTER (WHERE method = ${sql.raw(`'${method}'`)}), 0)`;
  const [taken] = await read(
    db
      .select({ cashPaise: sumOf("cash").as("cash_paise"), upiPaise: sumOf("upi").as("upi_paise") })
      .from(takings)
      .where(and(eq(takings.riderId, riderId), isNull(takings.handoverId))),
  );
  return taken ?? { cashPaise: 0, upiPaise: 0 };
}

/** What is booked as taken by this rider for an order; 0 for nothing. */
export async function getTakenFor(
  { db }: RequestContext,
  { riderId, orderId }: { riderId: string; orderId: string },
): Promise<Paise> {
  const [taken] = await db
    .select({ paise: takings.amountPaise })
    .from(takings)
    .where(and(eq(takings.orderId, orderId), eq(takings.riderId, riderId)));
  return taken?.paise ?? 0;
}
