// The evening before, at the owner's hour, each day's orders are placed once: the day's row stands in the order's own batch,
// so that a job that runs twice, late or is killed places none again. A day that can't be placed is told once, and stays so.
import { asc, eq, lt, sql } from "drizzle-orm";
import { standingDays, standingOrders } from "#db/schema/standing.ts";
import { users } from "#db/schema/users.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { describeError } from "#app/platform/log/log.ts";
import { allOf, insertFrom } from "#app/platform/statements.server.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { minuteOfDay } from "#app/values/indian-days.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { words as notes } from "#app/values/standing-note.words.ts";
import type { StandingOutcome } from "#app/values/standing.ts";
import { getStandingMinutes, readStanding } from "./read-standing.server.ts";
import { reckonStanding } from "./reckon-standing.server.ts";
import type { Standing } from "./standing.ts";
import { standsFor } from "./stands-for.server.ts";
import { tellNotPlaced } from "./tell-not-placed.server.ts";

const minuteMs = 60_000;
/** Each asks the database a dozen times, and a run may a thousand times. */
const mostARun = 50;

/** For the scheduled job. */
export async function placeStanding(context: RequestContext): Promise<void> {
  const { now } = context;
  const minutes = await getStandingMinutes(context);
  const today = indianDay(now);
  // Of today's, those that no run of yesterday came to.
  await placeDay(context, { day: today, before: startOfIndianDay(today) });
  if (minuteOfDay(now) >= minutes)
    await placeDay(context, { day: laterDay(today, 1), before: now + minuteMs });
}

/** Of those whose days were chosen before `before`, UTC ms. */
async function placeDay(context: RequestContext, { day, before }: { day: string; before: number }) {
  const { db } = context;
  const due = await db
    .select({ id: standingOrders.id, userId: standingOrders.userId })
    .from(standingOrders)
    .where(allOf(standsFor(context, day), lt(standingOrders.changedAt, before)))
    .orderBy(asc(standingOrders.createdAt))
    .limit(mostARun);
  for (const { id, userId } of due)
    try {
      await placeOne(context, { id, userId, day });
    } catch (error) {
      context.log("scheduled-step-failed", { step: "placeStanding", ...describeError(error) });
    }
}

type Due = { id: string; userId: string; day: string };
type Customer = { id: string; name: string; phone: string; language: string | null };

async function placeOne(context: RequestContext, due: Due): Promise<void> {
  const { db } = context;
  const [standing] = await readStanding(context, eq(standingOrders.id, due.id));
  const [customer] = await db
    .select({ id: users.id, name: users.name, phone: users.phone, language: users.language })
    .from(users)
    .where(eq(users.id, due.userId));
  if (!standing || !customer) return;
  const refusal = await placeFor(context, { standing, customer, day: due.day });
  if (refusal !== null) await refuseDay(context, { ...due, outcome: refusal, customer });
}

type Wanted = { standing: Standing; customer: Customer; day: string };

/** Why not, null when it is placed or is tried again by the next run. */
async function placeFor(context: RequestContext, wanted: Wanted): Promise<StandingOutcome | null> {
  const { standing, customer, day } = wanted;
  const reckoned = await reckonStanding(context, wanted);
  if ("outcome" in reckoned) return reckoned.outcome;
  const { entries, address, slotId, shippingPaise, offerPaise } = reckoned;
  const orderKey = `standing ${standing.id} ${day}`;
  const placed = await placeOrder(
    { ...context, alongside: [placedRow(context, { standing, customer, day, orderKey })] },
    customer,
    {
      ...{ entries, orderKey, address, slotId },
      ...{ paymentMethod: cashMethod, wantsKhata: standing.isOnKhata },
      ...{ seenShippingPaise: shippingPaise, seenOfferPaise: offerPaise },
      note: notes.orderedFor(day, standing.slotFrom),
    },
  );
  if (placed.ok || placed.reason === "busy" || placed.reason === "key-used") return null;
  if (placed.reason === "over-limit") return "limit";
  return placed.reason === "not-delivered" ? "no-window" : null;
}

/** What was skipped, paused or switched off meanwhile has no outcome, and so the order's batch fails. */
function placedRow(
  context: RequestContext,
  { standing, customer, day, orderKey }: Wanted & { orderKey: string },
) {
  const { db, now: createdAt } = context;
  const { id: standingId } = standing;
  const order = sql`(SELECT id FROM orders WHERE user_id = ${customer.id} AND order_key = ${orderKey})`;
  const outcome = db
    .select({ outcome: sql`'placed'` })
    .from(standingOrders)
    .where(allOf(eq(standingOrders.id, standingId), standsFor(context, day)));
  return db.insert(standingDays).values({
    ...{ standingId, day, outcome: sql`${outcome}`, orderId: order, createdAt },
  });
}

type Refused = Due & { outcome: StandingOutcome; customer: Customer };

async function refuseDay(context: RequestContext, refused: Refused): Promise<void> {
  const { db, now } = context;
  const { id: standingId, day, outcome, customer } = refused;
  const written = await insertFrom(db, standingDays, {
    columns: { standingId: standingOrders.id, day, outcome, createdAt: now },
    from: (row) => row.from(standingOrders).where(eq(standingOrders.id, standingId)),
  })
    .onConflictDoNothing()
    .returning({ day: standingDays.day });
  if (written.length > 0) await tellNotPlaced(context, { ...customer, day, outcome });
}
