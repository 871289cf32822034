import type { Order } from "./order.ts";

type Steps = Pick<Order, "paidAt" | "packedAt" | "dispatchedAt" | "deliveredAt" | "cancelledAt">;
/** Without a percent there is no way to go any more. */
export type Progress = { message: string; percent: 25 | 50 | 65 | 85 | 100 | null };

/** How far the order is: the furthest step decides. */
export function progressOf(steps: Steps): Progress {
  const { paidAt, packedAt, dispatchedAt, deliveredAt, cancelledAt } = steps;
  if (cancelledAt !== null) return { message: "Order Cancelled", percent: null };
  if (deliveredAt !== null) return { message: "Order Delivered", percent: 100 };
  if (dispatchedAt !== null)
    return { message: "Order Dispatched and Delivery In Progress", percent: 85 };
  if (packedAt !== null) return { message: "Order Packed and Ready for Dispatch", percent: 65 };
  return {
    message: "Order Successfully Placed and Packing In Progress",
    percent: paidAt !== null ? 50 : 25,
  };
}

/** The furthest step in a word. */
export function stepWord({
  packedAt,
  dispatchedAt,
  deliveredAt,
  cancelledAt,
}: Omit<Steps, "paidAt">) {
  if (cancelledAt !== null) return "Cancelled";
  if (deliveredAt !== null) return "Delivered";
  if (dispatchedAt !== null) return "Dispatched";
  return packedAt === null ? "Placed" : "Packed";
}

/** When it came so far. */
export function latestStep({
  createdAt,
  paidAt,
  packedAt,
  dispatchedAt,
  deliveredAt,
  cancelledAt,
}: Steps & Pick<Order, "createdAt">): number {
  return cancelledAt ?? deliveredAt ?? dispatchedAt ?? packedAt ?? paidAt ?? createdAt;
}
