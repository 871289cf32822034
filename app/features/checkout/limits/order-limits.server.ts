// What one customer may order before it is paid: the trigger `orders_within_limits` decides it in
// the order's own batch, and breaks it with the limit's name.
import type { RequestContext } from "#app/platform/context.server.ts";

export type OverLimit = { ok: false; reason: "over-limit"; message: string };

const reasons: Record<string, string> = {
  orders_an_hour: "You have placed as many orders as the shop takes in one hour.",
  open_orders: "You have as many orders waiting to be paid as the shop takes at once.",
  open_paise: "With this order you would owe more than the shop takes unpaid at once.",
  packs_a_day: "This is more packs of one kind than the shop gives to one customer a day.",
};

/** `rule` is what refused the batch; null when that was no limit. */
export function explainLimit(
  { config: { CONTACT_PHONE, SUPPORT_PHONE } }: RequestContext,
  rule: string,
): OverLimit | null {
  const reason = Object.hasOwn(reasons, rule) ? reasons[rule] : undefined;
  if (reason === undefined) return null;
  const phone = CONTACT_PHONE || SUPPORT_PHONE;
  const way = phone ? `call us on ${phone}` : "ask the shop";
  return {
    ok: false,
    reason: "over-limit",
    message: `${reason} Nothing was ordered. For more, please ${way}.`,
  };
}
