// What became of an order is texted, each kind only where its text is set up; nobody waits for it.
import { sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { promiseOf } from "#app/features/delivery/window.ts";
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { chosenOf } from "#app/values/language.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { words } from "./tell-customer.words.ts";

export type OrderEvent = "accepted" | "dispatched" | "delivered" | "cancelled" | "refunded";

const flows = {
  accepted: "MSG91_ACCEPTED_FLOW_ID",
  dispatched: "MSG91_DISPATCHED_FLOW_ID",
  delivered: "MSG91_DELIVERED_FLOW_ID",
  cancelled: "MSG91_CANCELLED_FLOW_ID",
  refunded: "MSG91_REFUNDED_FLOW_ID",
} as const satisfies Record<OrderEvent, string>;

/** Of an order, who is told and in which language. */
export const receiver = {
  short: orders.short,
  phone: orders.customerPhone,
  language: sql<string | null>`(SELECT u.language FROM ${users} AS u WHERE u.id = user_id)`.as(
    "language",
  ),
};

type News = {
  event: OrderEvent;
  phone: string;
  short: string;
  /** Chosen by the receiver; null for who chose none. */
  language: string | null;
  amountPaise: number;
};
/** Of an order on its way. */
type Promised = { slotFrom: number | null; slotTo: number | null };

/**
 * Call it once the change is committed. `VAR1` is the order's short name, `VAR2` the amount, `VAR3`
 * when it comes, in the language of the text.
 */
export function tellCustomer(
  context: RequestContext,
  { event, phone, short, language: chosen, amountPaise, ...of }: News | (News & Promised),
): void {
  const { flowId, language } = storedText(context.config, flows[event], chosenOf(chosen));
  if (!flowId) return;
  inLanguage(language, () => {
    const promise: Record<string, string> =
      "slotFrom" in of ? { VAR3: promiseOf(of) ?? words.asSoonAsPossible } : {};
    const values = { VAR1: short, VAR2: formatRupeesPlain(amountPaise), ...promise };
    context.waitUntil(sendFilled(context, phone, { flowId, values }));
  });
}
