// How an order is paid at the door: by a UPI code of what it costs now, by the gateway's own link, in cash, or on the
// khata. Nothing here makes it paid.
import { getPayee } from "#app/features/billing/payee.server.ts";
import { type OrderKhata, getKhataOfOrder } from "#app/features/khata/read-khata.server.ts";
import { type Order, isOwed } from "#app/features/orders/order.ts";
import { getOpenLink } from "#app/features/payments/start/open-link.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type QrCode, qrCodeOf } from "#app/platform/qr-code.server.ts";
import { type MadeUpiRequest, makeUpiRequest } from "#app/platform/upi-request.server.ts";

export type Collection = {
  upi: MadeUpiRequest | null;
  /** For staff alone: the rest. */
  isStaff: boolean;
  khata: OrderKhata | null;
  link: QrCode | null;
  canMakeLink: boolean;
};

/** What of the database it needs, in the page's own trip. */
export async function readCollection(context: RequestContext, orderId: string) {
  const [payee, khata, link] = await Promise.all([
    getPayee(context),
    getKhataOfOrder(context, orderId),
    getOpenLink(context, orderId),
  ]);
  return { payee, khata, link };
}

type Read = Awaited<ReturnType<typeof readCollection>>;

/**
 * Null where nothing is collected: staff may as long as it is owed, the shopper from dispatch on.
 */
export function collectionOf(
  { config }: RequestContext,
  order: Order,
  { payee, khata, link, isStaff }: Read & { isStaff: boolean },
): Collection | null {
  if (!isOwed(order) || (!isStaff && order.dispatchedAt === null)) return null;
  const upi = makeUpiRequest({
    ...payee,
    paise: order.payablePaise,
    note: `Order ${order.short}`,
    reference: order.id,
  });
  if (!isStaff) return upi && { upi, isStaff, khata: null, link: null, canMakeLink: false };
  return {
    upi,
    isStaff,
    khata: order.packedAt === null ? null : khata,
    link: link === null ? null : qrCodeOf(link),
    canMakeLink: config.ONLINE_PAYMENT === "on" && link === null,
  };
}
