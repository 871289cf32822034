// The windows of the week, from which the scheduled job makes those of the days to come.
import { and, asc, eq, gt, inArray, max, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom, jsonRows, minus } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { deliverySlots, slotTemplates } from "#db/schema/delivery.ts";
import { makeSlots } from "./make-slots.server.ts";

export type Template = typeof slotTemplates.$inferSelect;
export type NewTemplate = Omit<Template, "id" | "weekday"> & { weekdays: number[] };

export function listTemplates({ db, read }: RequestContext): Promise<Template[]> {
  const { weekday, fromMinute } = slotTemplates;
  return read(db.select().from(slotTemplates).orderBy(asc(weekday), asc(fromMinute)));
}

/**
 * Of each of the weekdays one; those of the coming days are made at once, and what is there already
 * is left out. False, and nothing added, where one of these times is kept with other numbers.
 */
export async function addTemplates(
  context: RequestContext,
  { weekdays, ...template }: NewTemplate,
): Promise<boolean> {
  const { fromMinute, toMinute, capacity, cutoffMinutes, feePaise } = template;
  const days = jsonRows(
    "d",
    weekdays.map((weekday) => ({ id: newId(), weekday })),
  );
  const { db } = context;
  const kept = alias(slotTemplates, "kept");
  const isSameTime = and(eq(kept.fromMinute, fromMinute), eq(kept.toMinute, toMinute));
  const hasOtherNumbers = or(
    ne(kept.capacity, capacity),
    ne(kept.cutoffMinutes, cutoffMinutes),
    ne(kept.feePaise, feePaise),
  );
  const keptOtherwise = db
    .select({ id: kept.id })
    .from(kept)
    .where(and(inArray(kept.weekday, weekdays), isSameTime, hasOtherNumbers));
  const keptThatDay = db
    .select({ id: kept.id })
    .from(kept)
    .where(and(eq(kept.weekday, days.of("weekday")), isSameTime));
  const { others } = await loggedBatch(
    context,
    { kind: "delivery", id: "windows", state: allTemplates },
    {
      others: keptOtherwise,
      added: insertFrom(db, slotTemplates, {
        columns: { ...template, id: days.of("id"), weekday: days.of("weekday") },
        from: (row) =>
          row.from(days.from).where(and(notExists(keptOtherwise), notExists(keptThatDay))),
      }),
      slots: makeSlots(context),
    },
  );
  return others.length === 0;
}

export type WindowTerms = Pick<Template, "capacity" | "cutoffMinutes" | "feePaise">;
export type ChangedTemplates =
  { ok: true } | { ok: false; reason: "gone" } | { ok: false; reason: "taken"; taken: number };

/**
 * With the windows made from them that are still to come, which keep the places that are taken: with
 * fewer than those nothing is changed.
 */
export async function changeTemplates(
  context: RequestContext,
  { ids, ...terms }: WindowTerms & { ids: string[] },
): Promise<ChangedTemplates> {
  const { db, now } = context;
  const { capacity, cutoffMinutes, feePaise } = terms;
  const { templateId, fromAt, isOff, taken } = deliverySlots;
  const isToCome = and(inArray(templateId, ids), gt(fromAt, now), eq(isOff, false));
  try {
    const { changed } = await loggedBatch(
      context,
      { kind: "delivery", id: "windows", state: allTemplates },
      {
        changed: db
          .update(slotTemplates)
          .set(terms)
          .where(inArray(slotTemplates.id, ids))
          .returning({ id: slotTemplates.id }),
        toCome: db
          .update(deliverySlots)
          .set({ capacity, feePaise, cutoffAt: minus(fromAt, cutoffMinutes * 60_000) })
          .where(isToCome),
      },
    );
    return changed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
  } catch (error) {
    if (refusedBy(error) !== "delivery_slots_places") throw error;
    const [most] = await db
      .select({ taken: max(taken) })
      .from(deliverySlots)
      .where(isToCome);
    return { ok: false, reason: "taken", taken: most?.taken ?? 0 };
  }
}

/**
 * With the windows made from them: nothing more is ordered for them, and orders that have one keep
 * it.
 */
export async function removeTemplates(context: RequestContext, ids: string[]): Promise<void> {
  const isMade = inArray(deliverySlots.templateId, ids);
  const { db } = context;
  await loggedBatch(
    context,
    { kind: "delivery", id: "windows", state: allTemplates },
    {
      free: db.delete(deliverySlots).where(and(isMade, eq(deliverySlots.taken, 0))),
      taken: db.update(deliverySlots).set({ isOff: true }).where(isMade),
      removed: db.delete(slotTemplates).where(inArray(slotTemplates.id, ids)),
    },
  );
}

const allTemplates = sql`(SELECT json_object('what', 'Windows of the week', 'windows', count(*), 'capacity', sum(capacity), 'cutoffMinutes', sum(cutoff_minutes), 'feePaise', sum(fee_paise)) FROM slot_templates)`;
