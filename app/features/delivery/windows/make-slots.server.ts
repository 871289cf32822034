// Windows are made so many days ahead; made twice they are made once, and one that was taken away
// stays so.
import { type Column, and, eq, gte, lt, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { weekdayOf } from "#app/values/indian-days.ts";
import { deliverySlots, slotTemplates } from "#db/schema/delivery.ts";

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
  const { weekday, fromMinute, toMinute, cutoffMinutes } = slotTemplates;
  const at = (minute: Column) => sql`(${days.of("startsAt")}) + ${minute} * 60000`;
  const closesAt = sql`${at(fromMinute)} - ${cutoffMinutes} * 60000`;
  return insertFrom(db, deliverySlots, {
    columns: {
      id: sql`lower(hex(randomblob(8)))`,
      templateId: slotTemplates.id,
      day: days.of("day"),
      fromAt: at(fromMinute),
      toAt: at(toMinute),
      cutoffAt: closesAt,
      capacity: slotTemplates.capacity,
      feePaise: slotTemplates.feePaise,
    },
    from: (row) =>
      row
        .from(slotTemplates)
        .innerJoin(days.from, eq(days.of("weekday"), weekday))
        .where(gte(closesAt, now)),
  }).onConflictDoNothing();
}

/** The scheduled job's step; what is long over goes, as orders have it written down. */
export async function renewSlots(context: RequestContext): Promise<void> {
  const { db, now } = context;
  await batch(db, {
    slots: makeSlots(context),
    over: db
      .delete(deliverySlots)
      .where(and(lt(deliverySlots.cutoffAt, now - keptMs), lt(deliverySlots.toAt, now - keptMs))),
  });
}
