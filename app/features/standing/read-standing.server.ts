// Standing orders with their lines, and what became of their last days.
import {
  type SQL,
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  sql,
} from "drizzle-orm";
import { orders as ordered } from "#db/schema/orders.ts";
import { standingDays, standingHour, standingLines, standingOrders } from "#db/schema/standing.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { firstStandingMinutes, type StandingOutcome } from "#app/values/standing.ts";
import type { Standing } from "./standing.ts";

/** Further back nothing is told of them. */
const shownDays = 28;

/** A pause that is over is none. */
export async function readStanding({ db, now }: RequestContext, which: SQL): Promise<Standing[]> {
  const today = indianDay(now);
  const asked = db.select({ id: standingOrders.id }).from(standingOrders).where(which);
  const [orders, lines, days] = await db.batch([
    db.select().from(standingOrders).where(which).orderBy(asc(standingOrders.createdAt)),
    db
      .select()
      .from(standingLines)
      .where(inArray(standingLines.standingId, asked))
      .orderBy(asc(standingLines.position)),
    db
      .select({ ...getTableColumns(standingDays), paise: ordered.totalPaise })
      .from(standingDays)
      .leftJoin(ordered, eq(ordered.id, standingDays.orderId))
      .where(
        and(
          inArray(standingDays.standingId, asked),
          gte(standingDays.day, laterDay(today, -shownDays)),
        ),
      )
      .orderBy(desc(standingDays.day)),
  ]);
  return orders.map(({ userId: _, createdAt: __, changedAt: ___, ...order }) => ({
    ...order,
    pausedUntil: order.pausedUntil && order.pausedUntil >= today ? order.pausedUntil : null,
    lines: lines.filter(({ standingId }) => standingId === order.id),
    days: days
      .filter(({ standingId }) => standingId === order.id)
      .map(({ standingId: _, createdAt: __, outcome, ...day }) => ({
        ...day,
        outcome: outcome as StandingOutcome,
      })),
  }));
}

export function listStanding(context: RequestContext, userId: string): Promise<Standing[]> {
  return readStanding(context, eq(standingOrders.userId, userId));
}

/** Whose orders come again by themselves. */
export async function countStandingCustomers({ db, read }: RequestContext): Promise<number> {
  const { userId, isActive } = standingOrders;
  const [found] = await read(
    db
      .select({ customers: countDistinct(userId) })
      .from(standingOrders)
      .where(eq(isActive, true)),
  );
  return found?.customers ?? 0;
}

/** When tomorrow's orders are placed, in minutes of the Indian day. */
export async function getStandingMinutes({ db }: RequestContext): Promise<number> {
  const [hour] = await db.select({ minutes: standingHour.minutes }).from(standingHour);
  return hour?.minutes ?? firstStandingMinutes;
}

/** The caller has made sure that the owner asks. */
export async function saveStandingMinutes(context: RequestContext, minutes: number): Promise<void> {
  const saved = context.db
    .insert(standingHour)
    .values({ id: 1, minutes })
    .onConflictDoUpdate({ target: standingHour.id, set: { minutes } });
  await loggedBatch(context, { kind: "limits", id: "standing", state: standingState }, { saved });
}

const standingState = sql`(SELECT json_object('standingMinutes', coalesce(max(minutes), ${firstStandingMinutes})) FROM standing_hour)`;
