// Money leaves as rupees and times as Indian time, so that the first ten characters are the
// shopper's date.
import type { getOrder } from "#app/features/orders/get-order.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

type Order = NonNullable<Awaited<ReturnType<typeof getOrder>>>;
type Times = Pick<
  Order,
  "paidAt" | "acceptedAt" | "packedAt" | "dispatchedAt" | "deliveredAt" | "cancelledAt"
>;
type Line = Order["lines"][number];

export function orderJson(order: Order) {
  const { street, city, postalCode, country } = order;
  return {
    _id: order.id,
    createdAt: formatIndianIso(order.createdAt),
    user: {
      name: order.customerName,
      ...(order.hidesCustomer ? {} : { phoneNo: order.customerPhone }),
    },
    orderItems: order.lines.map((line) => lineJson(withPart(line, order.offerPaise))),
    shippingAddress: { street, city, postalCode, country },
    paymentMethod: order.paymentMethod,
    itemsPrice: rupeesFromPaise(order.itemsPaise + (order.offerPaise ?? 0)),
    ...offersJson(order),
    shippingPrice: rupeesFromPaise(order.shippingPaise),
    totalPrice: rupeesFromPaise(order.totalPaise),
    ...flagsJson(order),
    orderId: order.paymentReference,
    invoiceNumber: order.documentNumber,
    short: order.short,
    cancelledBy: order.cancelledBy,
    cancelReason: order.cancelReason,
    payablePrice: rupeesFromPaise(order.payablePaise),
    ...(order.hidesCustomer ? {} : { isOnKhata: order.khataAt !== null }),
    ...slotJson(order),
    ...(order.channel === "web" ? {} : { channel: order.channel }),
    ...(order.resendOf === null ? {} : { resendOf: order.resendOf }),
    ...riderJson(order),
    note: order.note,
    ifMissing: order.ifMissing,
    changes: order.changes.map(changeJson),
    refunds: order.refunds.map(({ amountPaise, status, at }) => ({
      amount: rupeesFromPaise(amountPaise),
      status,
      at: formatIndianIso(at),
    })),
  };
}

/** Nothing where no offer took anything off. */
export function offersJson({ offerPaise = 0, offers = [] }: Pick<Order, "offerPaise" | "offers">) {
  if (offerPaise === 0) return {};
  return {
    offerPrice: rupeesFromPaise(offerPaise),
    offers: offers.map(({ id, title, amountPaise }) => ({
      ...{ _id: id, title, amount: rupeesFromPaise(amountPaise) },
    })),
  };
}

/** Of an order that somebody brings; the code for its customer alone. */
function riderJson({ riderId, riderName, doorCode }: Order) {
  if (riderId === null) return {};
  return {
    rider: { _id: riderId, name: riderName ?? "" },
    ...(doorCode ? { doorCode } : {}),
  };
}

/** Nothing where no window was promised. */
function slotJson({ slotId, slotFrom, slotTo, slotFeePaise }: Order) {
  if (slotId === null || slotFrom === null || slotTo === null) return {};
  const fee = rupeesFromPaise(slotFeePaise);
  return {
    slot: { _id: slotId, from: formatIndianIso(slotFrom), to: formatIndianIso(slotTo), fee },
  };
}

/** Of an order that offers took something off each line says its part, be it nothing. */
function withPart<Of extends { offerPaise?: number }>(line: Of, orderPaise = 0): Of {
  return orderPaise > 0 ? { offerPaise: 0, ...line } : line;
}

/** `price` is what one pack costs the shopper: lines add up to `itemsPrice`. */
export function lineJson({
  productId,
  detailId,
  financialId,
  name,
  brand,
  quantityMilli,
  units,
  qty,
  pricePaise,
  dpricePaise,
  offerPaise,
}: Line) {
  return {
    productId,
    brandId: detailId,
    financialId,
    name,
    brand,
    quantity: quantityMilli / 1000,
    units,
    qty,
    price: rupeesFromPaise(dpricePaise),
    mrp: rupeesFromPaise(pricePaise),
    ...(offerPaise === undefined ? {} : { offerAmount: rupeesFromPaise(offerPaise) }),
  };
}

function changeJson({ at, lines }: Order["changes"][number]) {
  return {
    at: formatIndianIso(at),
    lines: lines.map(({ amountPaise, swap, ...line }) => ({
      ...line,
      amount: rupeesFromPaise(amountPaise),
      swap: swap && {
        financialId: swap.financialId,
        name: swap.name,
        brand: swap.brand,
        qty: swap.qty,
        price: rupeesFromPaise(swap.pricePaise),
        amount: rupeesFromPaise(swap.amountPaise),
      },
    })),
  };
}

export function flagsJson(times: Times) {
  const { paidAt, acceptedAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = times;
  return {
    isAccepted: acceptedAt !== null,
    acceptedAt: timeJson(acceptedAt),
    isCancelled: cancelledAt !== null,
    cancelledAt: timeJson(cancelledAt),
    isPaid: paidAt !== null,
    paidAt: timeJson(paidAt),
    isPacked: packedAt !== null,
    packedAt: timeJson(packedAt),
    isDispatched: dispatchedAt !== null,
    dispatchedAt: timeJson(dispatchedAt),
    isDelivered: deliveredAt !== null,
    deliveredAt: timeJson(deliveredAt),
  };
}

function timeJson(at: number | null): string | null {
  return at === null ? null : formatIndianIso(at);
}
