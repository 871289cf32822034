// What one customer may order before it is paid: the trigger `orders_within_limits` decides it in
// the order's own batch, and breaks it with the limit's name.
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

export type OverLimit = { ok: false; reason: "over-limit"; message: string };

const reasons = (): Record<string, string> => words.reasons;

/** `rule` is what refused the batch; null when that was no limit. */
export async function explainLimit(
  context: RequestContext,
  rule: string,
): Promise<OverLimit | null> {
  const reason = Object.hasOwn(reasons(), rule) ? reasons()[rule] : undefined;
  if (reason === undefined) return null;
  const { contactPhone, supportPhone } = await getShopContact(context);
  const phone = contactPhone || supportPhone;
  const message = phone ? words.callUs(reason, phone) : words.askShop(reason);
  return { ok: false, reason: "over-limit", message };
}
