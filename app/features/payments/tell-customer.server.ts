// What became of an order is texted, each kind only where its text is set up; nobody waits for it.
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

/** Call it once the change is committed. `VAR1` is the order's short name, `VAR2` the amount. */
export function tellCustomer(context: RequestContext, { event, phone, ...of }: News): void {
  const flowId = context.config[flows[event]];
  if (!flowId) return;
  const text: FilledText = {
    flowId,
    values: { VAR1: of.short, VAR2: formatRupeesPlain(of.amountPaise) },
  };
  context.waitUntil(sendFilled(context, phone, text));
}
