import { and, eq, gte, isNull, or } from "drizzle-orm";
import { offers } from "#db/schema/offers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";

/** Whether anybody could type a code that is good for something. */
export async function hasCodes({ db, read, now }: RequestContext): Promise<boolean> {
  const isLasting = or(isNull(offers.untilDay), gte(offers.untilDay, indianDay(now)));
  const living = await read(
    db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.kind, "code"), eq(offers.isActive, true), isLasting))
      .limit(1),
  );
  return living.length > 0;
}
