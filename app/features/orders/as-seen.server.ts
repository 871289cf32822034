// What somebody of the shop may know of others' orders: who packs them no phone and no khata.
import type { PaymentAlert } from "#app/features/payments/payment-alert.ts";
import { type Role, may } from "#app/values/roles.ts";

type Known = { customerPhone: string; khataAt: number | null; canOwe?: boolean };
type Seen<T> = T & { hidesCustomer?: true };

export function asSeen<T extends Known>(role: Role | null, order: T): Seen<T> {
  if (may(role, "till")) return order;
  return { ...order, customerPhone: "", khataAt: null, canOwe: false, hidesCustomer: true };
}

/** A list, perhaps found by `text`: by a phone's digits no packer finds whose it is. */
export function asListed<T extends Known & { id: string; paymentAlerts: PaymentAlert[] }>(
  role: Role | null,
  orders: T[],
  text = "",
): Seen<T>[] {
  if (may(role, "till")) return orders;
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  return orders
    .filter(({ id }) => id.startsWith(digits))
    .map((order) => ({ ...asSeen(role, order), paymentAlerts: [] }));
}
