import type { Order } from "#app/features/orders/order.ts";

/** The steps that can be taken back. */
export const undoneSteps = ["accept", "pack", "dispatch", "deliver", "cash"] as const;
export type UndoneStep = (typeof undoneSteps)[number];
/** What the counter takes back in one tap: 'cash' and 'khata' with the delivery. */
export type DoneStep = UndoneStep | "khata";

/** What stands as the payment of an order that was paid in cash, or by UPI at the door. */
export const cashReference = "Cash";
/** The digits can follow later. */
export const upiReference = (digits: string) => `UPI ${digits}`.trim();

export function isTakenAtDoor(reference: string | null): boolean {
  return reference === cashReference || reference?.split(" ")[0] === upiReference("");
}

type Steps = Pick<
  Order,
  "acceptedAt" | "packedAt" | "dispatchedAt" | "deliveredAt" | "paidAt" | "paymentReference"
>;

/** The step that was taken last, and when; null before the first. */
export function newestStep(order: Steps): { step: UndoneStep; at: number } | null {
  const steps: [UndoneStep, number | null][] = [
    ["cash", isTakenAtDoor(order.paymentReference) ? order.paidAt : null],
    ["deliver", order.deliveredAt],
    ["dispatch", order.dispatchedAt],
    ["pack", order.packedAt],
    ["accept", order.acceptedAt],
  ];
  const taken = steps.flatMap(([step, at]) => (at === null ? [] : [{ step, at }]));
  return taken.toSorted((one, other) => other.at - one.at)[0] ?? null;
}
