import { type IndianDay, parseIndianDay } from "#app/values/dates.ts";
import { type PaymentMethod, paymentMethods } from "#app/values/payment-method.ts";

/** How far an order is, as the list of orders asks for it. */
export const orderStands = {
  new: "New",
  "to-pack": "To pack",
  packed: "Packed",
  out: "Out",
  delivered: "Delivered",
  unpaid: "Unpaid",
  cancelled: "Cancelled",
} as const;
export type OrderStand = keyof typeof orderStands;

export type OrderFilter = {
  show: OrderStand | null;
  day: IndianDay | null;
  method: PaymentMethod | null;
};

/** What an address asks for; what it does not know is left out. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const show = search.get("show") ?? "";
  return {
    show: Object.hasOwn(orderStands, show) ? (show as OrderStand) : null,
    day: parseIndianDay(search.get("day") ?? ""),
    method: paymentMethods.find((method) => method === search.get("method")) ?? null,
  };
}
