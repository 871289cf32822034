// What a shopper chose for the last order is chosen for the next.
import { desc, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type IfMissing, ifMissingChoices } from "#app/values/order-choices.ts";

export async function getLastChoice(context: RequestContext): Promise<IfMissing> {
  const { db, read, sessionHash, now } = context;
  const [last] = await read(
    db
      .select({ ifMissing: orders.ifMissing })
      .from(orders)
      .where(
        sql`user_id = (SELECT s.user_id FROM sessions AS s WHERE s.token_hash = ${sessionHash ?? ""} AND s.expires_at > ${now})`,
      )
      .orderBy(desc(orders.seq))
      .limit(1),
  );
  return last?.ifMissing ?? ifMissingChoices[0];
}
