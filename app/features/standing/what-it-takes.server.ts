// What an order for a day takes: packs, an address, a window, room on the khata.
import { and, eq, isNull, sum } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { khataAccounts } from "#db/schema/khata.ts";
import { orders } from "#db/schema/orders.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import { type DeliveryRules, getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { isClosed, isShutOn } from "#app/features/delivery/opening.ts";
import { offeredWindow } from "#app/features/delivery/window.ts";
import { listTemplates } from "#app/features/delivery/windows/templates.server.ts";
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

type Asked = { day: string; slotFrom: string | null; now: number };

/**
 * The window of the day that begins then; for any time the one that is offered first, else none, and it comes as soon
 * as possible. Where it can't be, why not.
 */
export function windowFor(
  delivery: DeliveryRules | null,
  { day, slotFrom, now }: Asked,
): { slotId: string | undefined } | { outcome: StandingOutcome } {
  if (isShut(delivery, { day, now })) return { outcome: "closed" };
  const windows = delivery?.windows ?? [];
  const ofDay = windows.filter(isOf(day));
  if (slotFrom === null)
    return ofDay.length > 0 && ofDay.every(({ left }) => left <= 0)
      ? { outcome: "no-window" }
      : { slotId: offeredWindow(ofDay, undefined)?.id };
  if (isPast(day, slotFrom, now)) return { outcome: "window-gone" };
  if (windows.length === 0) return { slotId: undefined };
  const meant = ofDay.filter((window) => beginsAt(window) === slotFrom);
  if (meant.length === 0) return { outcome: "window-gone" };
  const free = meant.find(({ left }) => left > 0);
  return free ? { slotId: free.id } : { outcome: "no-window" };
}

type Window = DeliveryRules["windows"][number];
const isOf =
  (day: string) =>
  ({ fromAt }: Window) =>
    indianDay(fromAt) === day;
const beginsAt = ({ fromAt }: Window) => clockText(minuteOfDay(fromAt));

/** Whether one of the shop's windows begins then; where it has none, each time will do. */
export async function isOffered(context: RequestContext, slotFrom: string): Promise<boolean> {
  const [templates, delivery] = await Promise.all([
    listTemplates(context),
    getDelivery(context, { postalCode: null }),
  ]);
  const times = [
    ...templates.map(({ fromMinute }) => clockText(fromMinute)),
    ...(delivery?.windows ?? []).map(beginsAt),
  ];
  return times.length === 0 || times.includes(slotFrom);
}

/** A day without delivery: it is closed, or has no window, and the shop does not open then. */
function isShut(delivery: DeliveryRules | null, { day, now }: Omit<Asked, "slotFrom">): boolean {
  if (!delivery || delivery.windows.some(isOf(day))) return false;
  return day === indianDay(now) ? isClosed(delivery, now) : isShutOn(delivery, day);
}

/** Of the days from tomorrow on, those without delivery. */
export async function listShutDays(context: RequestContext): Promise<string[]> {
  const { now } = context;
  const delivery = await getDelivery(context, { postalCode: null });
  return daysFrom(laterDay(indianDay(now), 1)).filter((day) => isShut(delivery, { day, now }));
}

function isPast(day: string, slotFrom: string, now: number): boolean {
  const minutes = clockMinutes(slotFrom);
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
