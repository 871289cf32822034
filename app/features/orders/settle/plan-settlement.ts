import type { OrderLine } from "#app/features/orders/order.ts";
import type { SettledLine } from "./settle.schema.ts";
import { words } from "./words.ts";

export type SettlementPlan =
  | { ok: true; lines: SettledLine[] }
  | { ok: false; financialId: string; field: "packed" | "swap"; message: string };

type Ordered = Pick<OrderLine, "financialId" | "qty">;

/** The lines that were not simply packed whole, in one order, or what of them can't be. */
export function planSettlement(ordered: Ordered[], asked: SettledLine[]): SettlementPlan {
  const qtyOf = new Map(ordered.map((line) => [line.financialId, line.qty]));
  for (const { financialId, packed, swap } of asked) {
    const qty = qtyOf.get(financialId);
    const wrong = (field: "packed" | "swap", message: string) =>
      ({ ok: false, financialId, field, message }) as const;
    if (qty === undefined) return wrong("packed", words.notInOrder);
    if (packed > qty) return wrong("packed", words.onlyOrdered(qty));
    if (swap && packed === qty) return wrong("swap", words.nothingMissing);
    if (swap?.financialId === financialId) return wrong("swap", words.anotherPack);
  }
  const lines = asked
    .filter(
      ({ financialId, packed, shelf }) => packed < qtyOf.get(financialId)! || shelf !== undefined,
    )
    .sort((one, other) => (one.financialId < other.financialId ? -1 : 1));
  return { ok: true, lines };
}
