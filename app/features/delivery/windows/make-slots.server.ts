// Windows are made so many days ahead; made twice they are made once, and one that was taken away
// stays so.
import { sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { weekdayOf } from "#app/values/indian-days.ts";
import { deliverySlots } from "#db/schema/delivery.ts";

const daysAhead = 7;
const keptMs = 2 * 24 * 60 * 60 * 1000;

/** For a batch: an empty week costs nothing. */
export function makeSlots({ db, now }: RequestContext) {
  const today = indianDay(now);
  const days = jsonRows(
    "d",
    Array.from({ length: daysAhead }, (_, ahead) => laterDay(today, ahead)).map((day) => ({
      day,
      weekday: weekdayOf(day),
      startsAt: startOfIndianDay(day),
    })),
  );
  const begins = sql`(${days.of("startsAt")}) + t.from_minute * 60000`;
  const closes = sql`${begins} - t.cutoff_minutes * 60000`;
  return insertFrom(db, deliverySlots, {
    columns: {
      id: sql`lower(hex(randomblob(8)))`,
      templateId: sql`t.id`,
      day: days.of("day"),
      fromAt: begins,
      toAt: sql`(${days.of("startsAt")}) + t.to_minute * 60000`,
      cutoffAt: closes,
      capacity: sql`t.capacity`,
      feePaise: sql`t.fee_paise`,
    },
    from: sql`FROM slot_templates AS t JOIN ${days.from} ON ${days.of("weekday")} = t.weekday
        WHERE ${closes} >= ${now}`,
  }).onConflictDoNothing();
}

/** The scheduled job's step; what is long over goes, as orders have it written down. */
export async function renewSlots(context: RequestContext): Promise<void> {
  const { db, now } = context;
  await batch(db, {
    slots: makeSlots(context),
    over: db
      .delete(deliverySlots)
      .where(sql`cutoff_at < ${now - keptMs} AND to_at < ${now - keptMs}`),
  });
}
