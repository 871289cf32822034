import { and, asc, eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders.ts";
import { lineNames } from "#db/shown-names.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";

/** Lines of goods that are gone get the name that the customer's own newest order has for them. */
export async function nameByOrders(context: RequestContext, lines: CartLine[]) {
  const gone = lines.flatMap(({ pack, financialId }) => (pack ? [] : [financialId]));
  const customer = gone.length > 0 ? await getVisitor(context) : null;
  if (!customer) return lines;
  const ordered = await context.read(
    context.db
      .select({
        financialId: orderLines.financialId,
        ...lineNames(),
        brand: orderLines.brand,
        quantityMilli: orderLines.quantityMilli,
        units: orderLines.units,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orders.userId, customer.id), oneOf(orderLines.financialId, gone)))
      .orderBy(asc(orders.seq)),
  );
  const byId = new Map(ordered.map(({ financialId, ...was }) => [financialId, was]));
  return lines.map((line): CartLine => ({ ...line, was: byId.get(line.financialId) }));
}
