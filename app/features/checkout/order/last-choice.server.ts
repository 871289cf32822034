// What a shopper chose for the last order is chosen for the next.
import { desc, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type IfMissing, ifMissingChoices } from "#app/values/order-choices.ts";

export async function getLastChoice(context: RequestContext): Promise<IfMissing> {
  const { db, read } = context;
  const [last] = await read(
    db
      .select({ ifMissing: orders.ifMissing })
      .from(orders)
      .where(eq(orders.userId, askingUserId(context)))
      .orderBy(desc(orders.seq))
      .limit(1),
  );
  return last?.ifMissing ?? ifMissingChoices[0];
}
