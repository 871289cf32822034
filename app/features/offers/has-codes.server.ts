import { and, eq, exists, gte, isNull, or, sql } from "drizzle-orm";
import { offers } from "#db/schema/offers.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";

/** Whether anybody could type a code that is good for something. */
export async function hasCodes({ db, read, now }: RequestContext): Promise<boolean> {
  const living = db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        ...[eq(offers.isActive, true), eq(offers.kind, "code")],
        or(isNull(offers.untilDay), gte(offers.untilDay, indianDay(now))),
      ),
    );
  const [row] = await read(
    db.select({ hasCodes: exists(living).mapWith(Boolean).as("has_codes") }).from(sql`(SELECT 1)`),
  );
  return row?.hasCodes ?? false;
}
