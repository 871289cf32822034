// What an order for a day takes: packs, an address, a window, room on the khata.
import { and, eq, isNull, sum } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import { type DeliveryRules, getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { isClosed, isShutOn } from "#app/features/delivery/opening.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { clockMinutes } from "#app/values/clock.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { minuteOfDay } from "#app/values/indian-days.ts";
import type { Paise } from "#app/values/money.ts";
import { clockText, type StandingOutcome } from "#app/values/standing.ts";
import { type Standing, daysFrom } from "./standing.ts";

const minuteMs = 60_000;

/** As many as there are, at the prices of now. */
export async function entriesOf(context: RequestContext, { lines }: Standing) {
  const packs = await getPacksForSale(
    context,
    lines.map(({ financialId }) => financialId),
  );
  return lines.flatMap(({ financialId, qty }) => {
    const pack = packs.find((one) => one.financialId === financialId);
    const had = pack && pack.dpricePaise > 0 ? Math.min(qty, pack.countInStock) : 0;
    return pack && had > 0 ? [{ financialId, qty: had, seenPaise: pack.dpricePaise }] : [];
  });
}

export async function whereTo({ db }: RequestContext, userId: string, addressId: string | null) {
  const { street, city, postalCode, landmark, doorNote } = addresses;
  const isMeant = addressId === null ? eq(addresses.isDefault, true) : eq(addresses.id, addressId);
  const [address] = await db
    .select({ street, city, postalCode, landmark, doorNote })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isMeant));
  return address ?? null;
}

/**
 * The window of the day that begins then, or the first with a place; undefined where the day has none, and it comes as
 * soon as possible. Null where the wanted one is full or not there, though the shop has windows.
 */
export function windowOf(
  delivery: DeliveryRules | null,
  day: string,
  slotFrom: string | null,
): string | undefined | null {
  const windows = delivery?.windows ?? [];
  const ofDay = windows.filter(({ fromAt }) => indianDay(fromAt) === day);
  if (ofDay.length === 0) return slotFrom === null || windows.length === 0 ? undefined : null;
  const free = ofDay.filter(({ left }) => left > 0);
  const meant =
    slotFrom === null
      ? free[0]
      : free.find(({ fromAt }) => clockText(minuteOfDay(fromAt)) === slotFrom);
  return meant?.id ?? null;
}

type Asked = { day: string; window: string | undefined | null; now: number };

/** A day without delivery: it is closed, or nothing but 'as soon as possible' is left of it, and the shop is not open then. */
export function isShut(delivery: DeliveryRules | null, { day, window, now }: Asked): boolean {
  if (!delivery) return false;
  if (window !== undefined) return delivery.closures.some((closure) => closure.day === day);
  return day === indianDay(now) ? isClosed(delivery, now) : isShutOn(delivery, day);
}

/** Of the days from tomorrow on, those without delivery. */
export async function listShutDays(context: RequestContext): Promise<string[]> {
  const { now } = context;
  const delivery = await getDelivery(context, { postalCode: null });
  return daysFrom(laterDay(indianDay(now), 1)).filter((day) =>
    isShut(delivery, { day, window: windowOf(delivery, day, null), now }),
  );
}

export function isPast(day: string, slotFrom: string | null, now: number): boolean {
  const minutes = slotFrom === null ? null : clockMinutes(slotFrom);
  return minutes !== null && startOfIndianDay(day) + minutes * minuteMs < now;
}

/** What waits to be packed will stand there too. */
export async function khataProblem(
  { db }: RequestContext,
  userId: string,
  totalPaise: Paise,
): Promise<StandingOutcome | null> {
  const { balancePaise, limitPaise } = khataAccounts;
  const [khata] = await db
    .select({ balancePaise, limitPaise })
    .from(khataAccounts)
    .where(eq(khataAccounts.userId, userId));
  if (!khata) return "no-khata";
  const { paidAt, dispatchedAt, stockReturnedAt, packedAt } = orders;
  const [waiting] = await db
    .select({ paise: sum(orders.totalPaise).mapWith(Number) })
    .from(orders)
    .where(
      and(
        ...[eq(orders.userId, userId), eq(orders.wantsKhata, true), isNull(packedAt)],
        ...[isNull(paidAt), isNull(dispatchedAt), isNull(stockReturnedAt)],
      ),
    );
  const owed = khata.balancePaise + (waiting?.paise ?? 0);
  return owed + totalPaise > khata.limitPaise ? "khata-limit" : null;
}
