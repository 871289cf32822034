// What the step asks and says of the delivery; it decides nothing, the order's batch does.
import { getCartGoods } from "#app/features/cart/cart-offers.server.ts";
import { type DeliveryRules, chargeOf, deliveryProblem } from "#app/features/delivery/delivery.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { chosenPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { isClosed, isShutOn, openingNote, soonUntil } from "#app/features/delivery/opening.ts";
import { offeredWindow, spanOf } from "#app/features/delivery/window.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { daysBetween, formatWeekday, indianDay, startOfIndianDay } from "#app/values/dates.ts";
import { clockTime, dayWord } from "#app/values/indian-days.ts";
import { type ShownWindow, type ShutDay, openDayOf, soonWindow } from "./shown-window.ts";
import { words } from "./words.ts";

/** What is kept of the delivery, for the address that is chosen. */
export type Shipping = {
  windows: ShownWindow[];
  /** The days among them on which the shop is shut, each before the next that has a time. */
  shut: ShutDay[];
  /** The window that is chosen beforehand. */
  offered: string | undefined;
  itemsPaise: number;
  hasAreas: boolean;
  feePaise: number;
  problem: string | null;
  note: string | null;
};

/** Null where nothing is kept. */
export async function getShipping(context: RequestContext): Promise<Shipping | null> {
  const [delivery, { itemsPaise }] = await Promise.all([
    getDelivery(context, { postalCode: chosenPostalCode(context) }),
    getCartGoods(context),
  ]);
  if (!delivery) return null;
  const { now } = context;
  const hasAddress = delivery.postalCode !== null;
  return {
    windows: shownWindows(delivery, now),
    shut: shutDays(delivery, now),
    offered: offeredWindow(delivery.windows, undefined)?.id,
    itemsPaise,
    hasAreas: delivery.hasAreas,
    feePaise: chargeOf(delivery, { itemsPaise }).areaPaise,
    problem: hasAddress ? deliveryProblem(delivery, { itemsPaise }, now) : null,
    note: openingNote(delivery, now),
  };
}

/**
 * 'As soon as possible' stands first, where it can be kept today, or else nothing is left that costs
 * nothing of its own; never by a day on which the shop is known to be closed.
 */
function shownWindows(delivery: DeliveryRules, now: number): ShownWindow[] {
  const { windows } = delivery;
  if (windows.length === 0) return [];
  const until = soonUntil(delivery, now);
  const isAlone = windows.every(({ left }) => left <= 0);
  const isOnlyFree = !offeredWindow(windows, undefined) && !isClosed(delivery, now);
  return [
    ...(until === null ? [] : [soonWindow(namedDay(now, now), words.soonBy(clockTime(until)))]),
    ...(until === null && (isAlone || isOnlyFree) ? [soonWindow()] : []),
    ...windows.map((window) => ({
      id: window.id,
      ...namedDay(window.fromAt, now),
      time: spanOf(window.fromAt, window.toAt),
      isFull: window.left <= 0,
      feePaise: window.feePaise,
    })),
  ];
}

function shutDays(delivery: DeliveryRules, now: number): ShutDay[] {
  const ofWindows = delivery.windows.map(({ fromAt }) => indianDay(fromAt));
  return [...new Set(ofWindows)].flatMap((day, at, days) =>
    daysBetween(days[at - 1] ?? indianDay(now), day)
      .filter((between) => isShutOn(delivery, between))
      .map((between) => ({
        ...namedDay(startOfIndianDay(between), now),
        before: namedDay(startOfIndianDay(day), now).day,
      })),
  );
}

/** "Today", "Tomorrow" with the date they are; any other day is called by it. */
function namedDay(at: number, now: number): Pick<ShownWindow, "day" | "date"> {
  const [day, date] = [dayWord(at, now), formatWeekday(at)];
  return day === date ? { day } : { day, date };
}

/** `day` is the one whose times were looked at last. */
type Sent = { postalCode: string; slotId: string | undefined; day: string | undefined };

/** Why the form can't go on, by field; null when it can. */
export async function refuseDelivery(
  context: RequestContext,
  { postalCode, slotId, day }: Sent,
): Promise<FieldErrors | null> {
  const [delivery, { itemsPaise }] = await Promise.all([
    getDelivery(context, { postalCode }),
    getCartGoods(context),
  ]);
  const { now } = context;
  const place = deliveryProblem(delivery, { itemsPaise }, now);
  if (place) return { postalCode: place };
  const window = deliveryProblem(delivery, { itemsPaise, slotId }, now);
  if (window) return { slotId: window };
  return isForAnotherDay(context, delivery, { slotId, day }) ? { slotId: words.chooseTime } : null;
}

/** Whether another day was opened, and none of its times chosen: what was offered is another day's. */
function isForAnotherDay(
  context: RequestContext,
  delivery: DeliveryRules | null,
  { slotId = "", day }: Pick<Sent, "slotId" | "day">,
): boolean {
  if (!delivery || !day) return false;
  const offered = cartInCookie(context).slotId ?? offeredWindow(delivery.windows, undefined)?.id;
  const isAsOffered = slotId === (offered ?? "");
  return isAsOffered && day !== openDayOf(shownWindows(delivery, context.now), offered);
}
