// The lines of orders in the order of the shop: by category, and in it as its shelf stands.
import { asc, eq, isNull, sql } from "drizzle-orm";
import { categories } from "#db/schema/catalogue.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { cards } from "#db/schema/cards.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { lineNames } from "#db/shown-names.ts";
import { type Stage, whichOrders } from "./which-orders.server.ts";

/** Unknown ids have no rows; the caller has made sure that an admin asks. */
export function listPicking(context: RequestContext, which: string[] | Stage) {
  return context.read(
    context.db
      .select({
        orderId: orders.id,
        short: orders.short,
        placedAt: orders.createdAt,
        customerName: orders.customerName,
        note: orders.note,
        ifMissing: orders.ifMissing,
        packedAt: orders.packedAt,
        cancelledAt: orders.cancelledAt,
        financialId: orderLines.financialId,
        ...lineNames(),
        brand: orderLines.brand,
        quantityMilli: orderLines.quantityMilli,
        units: orderLines.units,
        qty: orderLines.qty,
        pickedAt: orderLines.pickedAt,
        pricePaise: orderLines.pricePaise,
        image: cards.image,
        category: sql<string | null>`${categories.name}`.as("category"),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .leftJoin(cards, eq(cards.id, orderLines.detailId))
      .leftJoin(categories, eq(categories.id, cards.categoryId))
      .where(whichOrders(context, which))
      .orderBy(
        isNull(categories.position),
        asc(categories.position),
        asc(cards.seq),
        asc(orderLines.financialId),
        asc(orders.createdAt),
      ),
  );
}

export type PickingRow = Awaited<ReturnType<typeof listPicking>>[number];
