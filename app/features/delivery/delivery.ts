// Where the shop delivers, when, and for how much, as it stands now: pages, the API and refusals
// ask the same functions.
import type { Paise } from "#app/values/money.ts";
import { type Area, areaFee, underMinimum } from "./area.ts";
import { type DeliveryWindow, namedFree } from "./window.ts";
import { words } from "./refusals.words.ts";

/** Of a weekday, 0 is Sunday; minutes of the day. */
export type OpeningHours = {
  weekday: number;
  openMinute: number;
  closeMinute: number;
  /** Null on both where it is open all the while. */
  breakFromMinute: number | null;
  breakToMinute: number | null;
};

export type DeliveryRules = {
  /** The code that was asked about; null while none is known. */
  postalCode: string | null;
  /** Whether only codes that are kept are served. */
  hasAreas: boolean;
  /** Of the code; null where it is not served, or every code is. */
  area: Area | null;
  windows: DeliveryWindow[];
  /** From today on. */
  closures: { day: string; words: string }[];
  hours: OpeningHours[];
};

export type Charge = { areaPaise: Paise; windowPaise: Paise; shippingPaise: Paise };

export function isServed({ hasAreas, area }: DeliveryRules): boolean {
  return !hasAreas || area !== null;
}

/** What bringing it costs; nothing where nothing is kept. */
export function chargeOf(
  delivery: DeliveryRules | null,
  { itemsPaise, slotId }: { itemsPaise: Paise; slotId?: string | undefined },
): Charge {
  const areaPaise = areaFee(delivery?.area, itemsPaise);
  const windowPaise = delivery?.windows.find(({ id }) => id === slotId)?.feePaise ?? 0;
  return { areaPaise, windowPaise, shippingPaise: areaPaise + windowPaise };
}

type Wanted = { itemsPaise?: Paise; slotId?: string | undefined };

/** Why it can't be brought there and then, in words; null when it can. */
export function deliveryProblem(
  delivery: DeliveryRules | null,
  { itemsPaise, slotId }: Wanted,
  now: number,
): string | null {
  if (!delivery) return slotId ? closedWindow([], now) : null;
  const { postalCode, area, windows } = delivery;
  if (!isServed(delivery)) return words.notServed(postalCode ?? "");
  const tooSmall = itemsPaise === undefined ? null : underMinimum(area, { postalCode, itemsPaise });
  if (tooSmall || !slotId) return tooSmall;
  const window = windows.find(({ id }) => id === slotId);
  if (!window) return closedWindow(windows, now);
  return window.left > 0 ? null : words.full(namedFree(windows, now));
}

function closedWindow(windows: DeliveryWindow[], now: number): string {
  return words.closed(namedFree(windows, now));
}
