// Money leaves as rupees and times as Indian time, so that the first ten characters are the shopper's date.
import type { getOrder } from "#app/features/orders/get-order.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

type Order = NonNullable<Awaited<ReturnType<typeof getOrder>>>;
type Times = Pick<Order, "paidAt" | "packedAt" | "dispatchedAt" | "deliveredAt">;
type Line = Order["lines"][number];

export function orderJson(order: Order) {
  const { street, city, postalCode, country } = order;
  return {
    _id: order.id,
    createdAt: formatIndianIso(order.createdAt),
    user: { name: order.customerName, phoneNo: order.customerPhone },
    orderItems: order.lines.map(lineJson),
    shippingAddress: { street, city, postalCode, country },
    paymentMethod: order.paymentMethod,
    itemsPrice: rupeesFromPaise(order.itemsPaise),
    shippingPrice: rupeesFromPaise(order.shippingPaise),
    totalPrice: rupeesFromPaise(order.totalPaise),
    ...flagsJson(order),
    orderId: order.paymentReference,
    invoiceNumber: order.invoiceNumber,
  };
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
  };
}

export function flagsJson({ paidAt, packedAt, dispatchedAt, deliveredAt }: Times) {
  return {
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
