// What the standing orders of a day take, for the owner who buys it in: what is ordered, and what stands for it still.
import { and, eq, inArray, isNull } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders.ts";
import { standingDays, standingLines, standingOrders } from "#db/schema/standing.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { standsFor } from "./stands-for.server.ts";
import type { StandingLine } from "./standing.ts";

/** Of a day on which the shop is closed only what is ordered: nothing more becomes of it. */
export async function listPacksFor(
  context: RequestContext,
  { day, isShut = false }: { day: string; isShut?: boolean },
) {
  const { db } = context;
  const standing = db
    .select({ id: standingOrders.id })
    .from(standingOrders)
    .where(standsFor(context, day));
  const placed = db
    .select({ id: orders.id })
    .from(standingDays)
    .innerJoin(orders, eq(orders.id, standingDays.orderId))
    .where(and(eq(standingDays.day, day), isNull(orders.cancelledAt)));
  const [meant, ordered] = await db.batch([
    db
      .select({ of: standingLines.standingId, ...lineOf(standingLines) })
      .from(standingLines)
      .where(inArray(standingLines.standingId, standing)),
    db
      .select({ of: orderLines.orderId, ...lineOf(orderLines) })
      .from(orderLines)
      .where(inArray(orderLines.orderId, placed)),
  ]);
  const lines = isShut ? ordered : [...ordered, ...meant];
  const packs = new Map<string, StandingLine>();
  for (const { of: _, ...line } of lines) {
    const known = packs.get(line.financialId);
    packs.set(line.financialId, { ...line, qty: line.qty + (known?.qty ?? 0) });
  }
  return { orders: new Set(lines.map((line) => line.of)).size, packs: [...packs.values()] };
}

function lineOf<T extends typeof standingLines | typeof orderLines>({
  financialId,
  qty,
  name,
  nameHi,
  brand,
  quantityMilli,
  units,
}: T) {
  return { financialId, qty, name, nameHi, brand, quantityMilli, units };
}
