// What became of an order is texted, each kind only where its text is set up; nobody waits for it.
import { toldWindow } from "#app/features/delivery/told-window.ts";
import { type FilledText, sendFilled } from "#app/platform/adapters/sms.server.ts";
import type { Configuration } from "#app/platform/configuration.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatRupeesPlain } from "#app/values/money.ts";

export type OrderEvent = "accepted" | "dispatched" | "delivered" | "cancelled" | "refunded";

const flows = {
  accepted: "MSG91_ACCEPTED_FLOW_ID",
  dispatched: "MSG91_DISPATCHED_FLOW_ID",
  delivered: "MSG91_DELIVERED_FLOW_ID",
  cancelled: "MSG91_CANCELLED_FLOW_ID",
  refunded: "MSG91_REFUNDED_FLOW_ID",
} as const satisfies Record<OrderEvent, keyof Configuration>;

type News = { event: OrderEvent; phone: string; short: string; amountPaise: number };
/** Of an order on its way. */
type Promised = { slotFrom: number | null; slotTo: number | null };

/**
 * Call it once the change is committed. `VAR1` is the order's short name, `VAR2` the amount, `VAR3`
 * when it comes.
 */
export function tellCustomer(
  context: RequestContext,
  { event, phone, short, amountPaise, ...of }: News | (News & Promised),
): void {
  const flowId = context.config[flows[event]];
  if (!flowId) return;
  const promise: Record<string, string> =
    "slotFrom" in of ? { VAR3: toldWindow(of) ?? "as soon as possible" } : {};
  const text: FilledText = {
    flowId,
    values: { VAR1: short, VAR2: formatRupeesPlain(amountPaise), ...promise },
  };
  context.waitUntil(sendFilled(context, phone, text));
}
