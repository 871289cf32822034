// What became of an order is told to its customer: by web push where a phone of theirs was switched on, by text where that
// text is set up and wanted. Nobody waits for either.
import { eq, sql } from "drizzle-orm";
import { orderPath } from "#app/addresses/paths.ts";
import { orders } from "#db/schema/orders.ts";
import { users } from "#db/schema/users.ts";
import { promiseOf } from "#app/features/delivery/window.ts";
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { chosenOf } from "#app/values/language.ts";
import { formatPaise, formatRupeesPlain } from "#app/values/money.ts";
import { type Notice, pushToDevices } from "./devices/push-to-devices.server.ts";
import { words } from "./tell-customer.words.ts";

export type OrderEvent = "accepted" | "dispatched" | "delivered" | "cancelled" | "refunded";

const flows = {
  accepted: "MSG91_ACCEPTED_FLOW_ID",
  dispatched: "MSG91_DISPATCHED_FLOW_ID",
  delivered: "MSG91_DELIVERED_FLOW_ID",
  cancelled: "MSG91_CANCELLED_FLOW_ID",
  refunded: "MSG91_REFUNDED_FLOW_ID",
} as const satisfies Record<OrderEvent, string>;

/** Texts that a customer may do without: what costs them goods or money is always texted. */
const courtesies: readonly OrderEvent[] = ["accepted", "dispatched", "delivered"];
/** For whom the switch of the texts has something to switch. */
export const courtesyFlows = [
  ...courtesies.map((event) => flows[event]),
  "MSG91_BACK_FLOW_ID",
] as const;

/** Of an order, who is told and in which language. */
export const receiver = {
  orderId: orders.id,
  short: orders.short,
  userId: orders.userId,
  phone: orders.customerPhone,
  language: sql<string | null>`(SELECT u.language FROM ${users} AS u WHERE u.id = user_id)`.as(
    "language",
  ),
  /** Null for somebody without an account. */
  wantsTexts: sql<0 | 1 | null>`(SELECT u.wants_texts FROM ${users} AS u WHERE u.id = user_id)`.as(
    "wants_texts",
  ),
};

type News = {
  event: OrderEvent;
  orderId: string;
  userId: string | null;
  phone: string;
  short: string;
  /** Chosen by the receiver; null for who chose none. */
  language: string | null;
  wantsTexts: 0 | 1 | null;
  amountPaise: number;
};
/** Of an order on its way. */
type Promised = { slotFrom: number | null; slotTo: number | null };
type Told = News | (News & Promised);

/** Call it once the change is committed. */
export function tellCustomer(context: RequestContext, news: Told): void {
  const { userId, event, wantsTexts } = news;
  if (userId !== null)
    context.waitUntil(pushToDevices(context, eq(users.id, userId), () => noticeOf(news)));
  if (wantsTexts !== 0 || !courtesies.includes(event)) textCustomer(context, news);
}

/**
 * `VAR1` is the order's short name, `VAR2` the amount, `VAR3` when it comes, in the language of the
 * text.
 */
function textCustomer(context: RequestContext, news: Told): void {
  const { event, phone, short, amountPaise } = news;
  const { flowId, language } = storedText(context.config, flows[event], chosenOf(news.language));
  if (!flowId) return;
  inLanguage(language, () => {
    const when = whenItComes(news);
    const promise: Record<string, string> = when === null ? {} : { VAR3: when };
    const values = { VAR1: short, VAR2: formatRupeesPlain(amountPaise), ...promise };
    context.waitUntil(sendFilled(context, phone, { flowId, values }));
  });
}

function whenItComes(news: Told): string | null {
  return "slotFrom" in news ? (promiseOf(news) ?? words.asSoonAsPossible) : null;
}

/** A phone that is off for longer learns it from the order's page. */
const lifetimeSeconds = 6 * 60 * 60;

function noticeOf(news: Told): Notice {
  const { event, short, orderId } = news;
  const title = words.titles[event](short);
  return { title, body: bodyOf(news), tag: short, to: orderPath(orderId), lifetimeSeconds };
}

function bodyOf(news: Told): string {
  const { event, amountPaise } = news;
  if (event === "refunded") return words.wentBack(formatPaise(amountPaise));
  const when = event === "delivered" ? null : whenItComes(news);
  return when === null ? words.openOrder : words.comes(when);
}
