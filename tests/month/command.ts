import { type Order, isAtDoor } from "./books.ts";

export type Command =
  | { name: "accept" | "pack" | "dispatch" | "deliver" | "undo" | "cancel" | "khata" }
  | { name: "take"; by: string }
  | { name: "open" }
  | { name: "charge"; id: string; amount: number }
  | { name: "settle"; packed: number[]; shelf: (number | null)[] }
  | { name: "return"; nth: number; line: number; qty: number; toShelf: boolean };
export type Asked = { order: string; at: number; command: Command };
export type Settle = Extract<Command, { name: "settle" }>;
export type Return = Extract<Command, { name: "return" }>;

export const keyOf = ({ packed, shelf }: Settle) => JSON.stringify([packed, shelf]);
export const isWhole = (order: Order, { packed, shelf }: Settle) =>
  packed.every((qty, line) => qty === order.lines[line]!.qty && shelf[line] === null);

/** The step that was taken last, and when. */
export function newest(order: Order): { step: string; at: number } | null {
  const { deliveredAt, dispatchedAt, packedAt, acceptedAt, paidAt } = order;
  const last = Math.max(deliveredAt ?? 0, dispatchedAt ?? 0, packedAt ?? 0, acceptedAt ?? 0);
  if (isAtDoor(order) && paidAt !== null && paidAt >= last) return { step: "cash", at: paidAt };
  if (deliveredAt !== null) return { step: "deliver", at: last };
  if (dispatchedAt !== null) return { step: "dispatch", at: last };
  if (packedAt !== null) return { step: "pack", at: last };
  return acceptedAt === null ? null : { step: "accept", at: last };
}
