// What one customer may order before it is paid: the trigger `orders_within_limits` decides it in
// the order's own batch, and breaks it with the limit's name.
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

export type OverLimit = { ok: false; reason: "over-limit"; message: string };

const reasons = (): Record<string, string> => words.reasons;

/** `rule` is what refused the batch; null when that was no limit. */
export function explainLimit(
  { config: { CONTACT_PHONE, SUPPORT_PHONE } }: RequestContext,
  rule: string,
): OverLimit | null {
  const reason = Object.hasOwn(reasons(), rule) ? reasons()[rule] : undefined;
  if (reason === undefined) return null;
  const phone = CONTACT_PHONE || SUPPORT_PHONE;
  const message = phone ? words.callUs(reason, phone) : words.askShop(reason);
  return { ok: false, reason: "over-limit", message };
}
