import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import type { CookieCart } from "#app/features/cart/cart.ts";
import { type LastTime, getLastTime } from "#app/features/cart/page/last-time.server.ts";
import type { DeliveryRules } from "#app/features/delivery/delivery.ts";
import { deliveryProblem, getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { soonUntil } from "#app/features/delivery/opening.ts";
import { offeredWindow } from "#app/features/delivery/window.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { minuteOfDay } from "#app/values/indian-days.ts";
import { onlineMethod, cashMethod } from "#app/values/payment-method.ts";

/**
 * Address, window and way to pay as the last time, as far as they still stand; null where something
 * is left to be asked.
 */
export async function chooseAsLastTime(
  context: RequestContext,
): Promise<Pick<CookieCart, "addressId" | "slotId" | "method"> | null> {
  const last = await getLastTime(context);
  if (!last) return null;
  const delivery = await getDelivery(context, { postalCode: last.postalCode });
  if (deliveryProblem(delivery, {}, context.now)) return null;
  const windows = delivery?.windows ?? [];
  const window =
    windowAsLastTime(windows, last) ?? offeredWindow(windows, cartInCookie(context).slotId);
  if (delivery && windows.length > 0 && !window && soonUntil(delivery, context.now) === null)
    return null;
  const isOnline = last.paymentMethod === onlineMethod && context.config.ONLINE_PAYMENT === "on";
  return {
    addressId: last.addressId,
    slotId: window?.id,
    method: isOnline ? onlineMethod : cashMethod,
  };
}

/** The next free one of the same hours that costs nothing of its own. */
function windowAsLastTime(windows: DeliveryRules["windows"], { slotFrom, slotTo }: LastTime) {
  if (slotFrom === null || slotTo === null) return undefined;
  return windows.find(
    ({ fromAt, toAt, left, feePaise }) =>
      left > 0 &&
      feePaise === 0 &&
      minuteOfDay(fromAt) === minuteOfDay(slotFrom) &&
      minuteOfDay(toAt) === minuteOfDay(slotTo),
  );
}
