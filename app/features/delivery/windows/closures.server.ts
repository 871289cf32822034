// Days on which nothing goes out, and the hours of the week.
import { asc, eq, gte, sql } from "drizzle-orm";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { openingHours, shopClosures } from "#db/schema/delivery.ts";

export type Closure = typeof shopClosures.$inferSelect;

/** From today on. */
export function listClosures({ db, read, now }: RequestContext): Promise<Closure[]> {
  return read(
    db
      .select()
      .from(shopClosures)
      .where(gte(shopClosures.day, indianDay(now)))
      .orderBy(asc(shopClosures.day)),
  );
}

/** Nothing more is ordered for windows of that day; orders that have one keep it. */
export async function shutDay(context: RequestContext, { day, words }: Closure): Promise<void> {
  await loggedBatch(
    context,
    { kind: "delivery", id: day, state: closureState },
    {
      shut: context.db
        .insert(shopClosures)
        .values({ day, words })
        .onConflictDoUpdate({ target: shopClosures.day, set: { words } }),
    },
  );
}

export async function reopenDay(context: RequestContext, day: string): Promise<void> {
  await loggedBatch(
    context,
    { kind: "delivery", id: day, state: closureState },
    {
      reopened: context.db.delete(shopClosures).where(eq(shopClosures.day, day)),
    },
  );
}

export function listHours({ db, read }: RequestContext): Promise<OpeningHours[]> {
  return read(db.select().from(openingHours).orderBy(asc(openingHours.weekday)));
}

/** The whole week; a day that is not in it is closed, and without any the shop says nothing. */
export async function saveHours(context: RequestContext, hours: OpeningHours[]): Promise<void> {
  const { db } = context;
  const week = sql`(SELECT json_object('what', 'Opening hours', 'words',
    group_concat(weekday || ': ' || open_minute / 60 || '.' || open_minute % 60 || ' to '
      || coalesce(break_from_minute / 60 || '.' || break_from_minute % 60 || ' and ' || break_to_minute / 60 || '.' || break_to_minute % 60 || ' to ', '') || close_minute / 60 || '.' || close_minute % 60, ', '))
    FROM opening_hours)`;
  await loggedBatch(
    context,
    { kind: "delivery", id: "hours", state: week },
    {
      cleared: db.delete(openingHours),
      kept: hours.length > 0 ? [db.insert(openingHours).values(hours)] : [],
    },
  );
}

const closureState = sql`(SELECT json_object('what', 'Closed ' || day, 'words', words) FROM shop_closures WHERE day = subject_id)`;
