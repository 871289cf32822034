import type { PickingRow } from "./list-picking.server.ts";
import { words } from "./picking.words.ts";

/** The packs of one category, each once, with the orders it is for. */
export function groupPicking(rows: PickingRow[]) {
  const byCategory = Map.groupBy(rows, ({ category }) => category ?? words.inNoCategory);
  return [...byCategory].map(([category, its]) => ({
    category,
    packs: [...Map.groupBy(its, ({ financialId }) => financialId).values()].map(packOf),
  }));
}

function packOf(rows: PickingRow[]) {
  const [{ financialId, name, nameHi, brand, quantityMilli, units, pricePaise, image }] = rows as [
    PickingRow,
  ];
  return {
    ...{ financialId, name, nameHi, brand, quantityMilli, units, pricePaise, image },
    qty: rows.reduce((sum, { qty }) => sum + qty, 0),
    parts: rows.map(({ short, qty }) => ({ short, qty })),
    isTicked: rows.every(({ pickedAt }) => pickedAt !== null),
  };
}

export type PickedPack = ReturnType<typeof packOf>;

export const tickedIn = (groups: ReturnType<typeof groupPicking>) =>
  groups
    .flatMap(({ packs }) => packs)
    .filter(({ isTicked }) => isTicked)
    .map(({ financialId }) => financialId);

/** The orders of a list, the oldest first. */
export function ordersOf(rows: PickingRow[]) {
  const oldest = rows.toSorted((one, other) => one.placedAt - other.placedAt);
  return [...Map.groupBy(oldest, ({ orderId }) => orderId).values()].flatMap(([row]) =>
    row
      ? [
          {
            id: row.orderId,
            short: row.short,
            customerName: row.customerName,
            note: row.note,
            ifMissing: row.ifMissing,
            isOpen: row.packedAt === null && row.cancelledAt === null,
          },
        ]
      : [],
  );
}
