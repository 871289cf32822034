// Windows of days: made one by one here, or ahead from those of the week by the scheduled job.
import { and, asc, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianTimeOf } from "#app/platform/indian-clock.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { newId } from "#app/values/identifier.ts";
import { deliverySlots } from "#db/schema/delivery.ts";

export type NewSlot = {
  fromAt: number;
  toAt: number;
  cutoffAt: number;
  capacity: number;
  feePaise: number;
};

export type KeptSlot = NewSlot & { id: string; taken: number; isOff: boolean };

export async function addSlot(context: RequestContext, slot: NewSlot): Promise<KeptSlot> {
  const id = newId();
  await loggedBatch(
    context,
    { kind: "delivery", id, state: slotState },
    {
      added: context.db.insert(deliverySlots).values({ id, day: indianDay(slot.fromAt), ...slot }),
    },
  );
  return { id, ...slot, taken: 0, isOff: false };
}

/** Those of no weekday, while they can be chosen. */
export function listSingleSlots({ db, read, now }: RequestContext): Promise<KeptSlot[]> {
  const { templateId, cutoffAt, isOff, fromAt } = deliverySlots;
  return read(
    db
      .select()
      .from(deliverySlots)
      .where(and(isNull(templateId), gte(cutoffAt, now), eq(isOff, false)))
      .orderBy(asc(fromAt)),
  );
}

/** The newest that was made so. */
export async function findSlot({ db }: RequestContext, slot: NewSlot): Promise<KeptSlot | null> {
  const { fromAt, toAt, capacity } = slot;
  const [found] = await db
    .select()
    .from(deliverySlots)
    .where(
      and(
        eq(deliverySlots.fromAt, fromAt),
        eq(deliverySlots.toAt, toAt),
        eq(deliverySlots.capacity, capacity),
      ),
    )
    .orderBy(desc(sql`rowid`))
    .limit(1);
  return found ?? null;
}

/** No more orders for it; those that have it keep it. False for one that is not there. */
export async function closeSlot(context: RequestContext, id: string): Promise<boolean> {
  const { closed } = await loggedBatch(
    context,
    { kind: "delivery", id, state: slotState },
    {
      closed: context.db
        .update(deliverySlots)
        .set({ isOff: true })
        .where(and(eq(deliverySlots.id, id), eq(deliverySlots.isOff, false)))
        .returning({ id: deliverySlots.id }),
    },
  );
  return closed.length > 0;
}

const slotState = sql`(SELECT json_object('what', 'Window ' || day || ', ' || ${indianTimeOf(sql.raw("from_at"))} || ' to ' || ${indianTimeOf(sql.raw("to_at"))},
  'capacity', capacity, 'feePaise', fee_paise, 'isOff', is_off) FROM delivery_slots WHERE id = subject_id)`;
