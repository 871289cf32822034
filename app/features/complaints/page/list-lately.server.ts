import { getMyLately } from "#app/features/orders/my-orders.server.ts";
import { getShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";

/** The asker's orders that can still be complained about. */
export async function listLately(context: RequestContext) {
  const { complaintDays } = await getShopLimits(context);
  return getMyLately(context, startOfIndianDay(laterDay(indianDay(context.now), -complaintDays)));
}
