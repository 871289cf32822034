import { type IndianDay, parseIndianDay } from "#app/values/dates.ts";
import { type PaymentMethod, paymentMethods } from "#app/values/payment-method.ts";
import { words } from "./stands.words.ts";

/** How far an order is, as the list of orders asks for it. */
export const orderStands = words;
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
