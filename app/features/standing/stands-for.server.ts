import { type SQL, and, eq, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { standingDays, standingOrders } from "#db/schema/standing.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { isoWeekday } from "#app/values/standing.ts";

/** Over `standing_orders`: those that mean the day, and of which nothing has become yet on it. */
export function standsFor({ db }: Pick<RequestContext, "db">, day: string): SQL {
  const { id, isActive, pausedUntil, weekdays } = standingOrders;
  const done = db
    .select({ day: standingDays.day })
    .from(standingDays)
    .where(and(eq(standingDays.standingId, id), eq(standingDays.day, day)));
  return allOf(
    eq(isActive, true),
    or(isNull(pausedUntil), lt(pausedUntil, day))!,
    sql`EXISTS (SELECT 1 FROM json_each(${weekdays}) WHERE value = ${isoWeekday(day)})`,
    notExists(done),
  );
}
