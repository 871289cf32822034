import type { Order } from "./order.ts";
import { words } from "./tracking/words.ts";

type Steps = Pick<
  Order,
  "acceptedAt" | "paidAt" | "packedAt" | "dispatchedAt" | "deliveredAt" | "cancelledAt"
>;
/** Without a percent there is no way to go any more. */
export type Progress = { message: string; percent: 25 | 50 | 65 | 85 | 100 | null };

/** How far the order is: the furthest step decides. */
export function progressOf(steps: Steps): Progress {
  const { acceptedAt, paidAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = steps;
  if (cancelledAt !== null) return { message: words.cancelled, percent: null };
  if (deliveredAt !== null) return { message: words.delivered, percent: 100 };
  if (dispatchedAt !== null) return { message: words.dispatched, percent: 85 };
  if (packedAt !== null) return { message: words.packed, percent: 65 };
  const message = acceptedAt === null ? words.notSeen : words.placed;
  return { message, percent: paidAt !== null ? 50 : 25 };
}

/** The furthest step in a word. */
export function stepWord({
  packedAt,
  dispatchedAt,
  deliveredAt,
  cancelledAt,
}: Omit<Steps, "acceptedAt" | "paidAt">) {
  if (cancelledAt !== null) return words.steps.cancelled;
  if (deliveredAt !== null) return words.steps.delivered;
  if (dispatchedAt !== null) return words.steps.dispatched;
  return packedAt === null ? words.steps.placed : words.steps.packed;
}

/** When it came so far. */
export function latestStep({
  createdAt,
  paidAt,
  packedAt,
  dispatchedAt,
  deliveredAt,
  cancelledAt,
}: Omit<Steps, "acceptedAt"> & Pick<Order, "createdAt">): number {
  return cancelledAt ?? deliveredAt ?? dispatchedAt ?? packedAt ?? paidAt ?? createdAt;
}
