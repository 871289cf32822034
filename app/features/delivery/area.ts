import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./area.words.ts";
import { words as feeTexts } from "./fee.words.ts";

/** Rules of a PIN code; goods for `freeFromPaise` are brought for nothing. */
export type Area = { feePaise: Paise; freeFromPaise: Paise | null; minimumPaise: Paise };

export function areaFee(area: Area | null | undefined, itemsPaise: Paise): Paise {
  const isFree = !area || (area.freeFromPaise !== null && itemsPaise >= area.freeFromPaise);
  return isFree ? 0 : area.feePaise;
}

/** What is missing to the smallest order. */
export function missingToMinimum(area: Area | null | undefined, itemsPaise: Paise): Paise {
  return Math.max(0, (area?.minimumPaise ?? 0) - itemsPaise);
}

/** That an order is too small, in words; null when nothing is. */
export function underMinimum(
  area: Area | null | undefined,
  { postalCode, itemsPaise }: { postalCode: string | null; itemsPaise: Paise },
): string | null {
  if (!area || missingToMinimum(area, itemsPaise) === 0) return null;
  return words.smallestOrder(postalCode, formatPaise(area.minimumPaise));
}

type Asked = { itemsPaise: Paise; windowPaise: Paise };

/** "₹25.00, free from ₹499.00", "free" for who has as much, with what the window costs beside it. */
export function feeWords(area: Area | null, { itemsPaise, windowPaise }: Asked): string {
  const window = windowPaise > 0 ? formatPaise(windowPaise) : null;
  if (!area || areaFee(area, itemsPaise) === 0)
    return window === null ? feeTexts.free : feeTexts.window(window);
  const fee = formatPaise(area.feePaise);
  const ofArea =
    area.freeFromPaise === null ? fee : feeTexts.freeFrom(fee, formatPaise(area.freeFromPaise));
  return window === null ? ofArea : feeTexts.withWindow(ofArea, window);
}
