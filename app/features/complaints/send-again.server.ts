// Packs that are sent again are an order of their own that costs nothing and names the first: it is packed and brought as
// any other.
import type { Order } from "#app/features/orders/order.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { complaintState } from "#app/features/audit/states.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { orderStatements } from "#app/features/checkout/order/order-batch.server.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import type { ComplaintOutcome } from "./complaint.ts";
import { settlement, unlessTwice } from "./settlement.server.ts";

type Again = {
  number: string;
  userId: string | null;
  text: string;
  lines: { financialId: string; qty: number }[];
};

export async function sendAgain(
  context: RequestContext,
  order: Order,
  { number, userId, text, lines }: Again,
): Promise<ComplaintOutcome> {
  const orderId = newId();
  const { street, city, postalCode, landmark, doorNote } = order;
  const placed = orderStatements(context, {
    entries: lines.map(({ financialId, qty }) => ({ financialId, qty, seenPaise: 0 })),
    orderKey: `again-${number}`,
    cartDigest: "",
    address: { street, city, postalCode, landmark, doorNote },
    paymentMethod: cashMethod,
    orderId,
    customer: { id: userId, name: order.customerName, phone: order.customerPhone },
    channel: "phone",
    resendOf: order.id,
  });
  const row = { number, by: "resend" as const, text, resendId: orderId };
  await loggedBatch(
    context,
    { kind: "complaint", id: number, state: complaintState },
    { placed, settled: settlement(context, { ...row, paise: unlessTwice(order.id, 0) }) },
  );
  announceStockOf(context, [orderId]);
  tellCounter(context, "orderPlaced", orderId);
  return { ok: true, number };
}
