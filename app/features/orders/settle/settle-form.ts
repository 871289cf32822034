import type { OrderLine } from "#app/features/orders/order.ts";
import type { SettledLine } from "./settle.schema.ts";
import { maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

export type SettleFields = Record<string, string>;
type Parsed = { ok: true; lines: SettledLine[] } | { ok: false; errors: Record<string, string> };

/** The name of a line's field: `packed`, `swap`, `swapQty` or `shelf`. */
export function fieldOf(name: "packed" | "swap" | "swapQty" | "shelf", financialId: string) {
  return `${name}-${financialId}`;
}

/** Of an order that is packed so, nothing leaves the shop. */
export function isNothing(lines: SettledLine[]): boolean {
  return lines.every(({ packed, swap }) => packed === 0 && !swap);
}

/** A swap without a count is as many packs as are missing; an empty shelf was not counted. */
export function parseSettleFields(
  ordered: Pick<OrderLine, "financialId" | "qty">[],
  fields: SettleFields,
): Parsed {
  const errors: Record<string, string> = {};
  const countIn = (field: string, otherwise: number, most: number) => {
    const text = (fields[field] ?? "").trim();
    if (text === "") return otherwise;
    if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
    errors[field] = words.numberTo(most);
    return otherwise;
  };
  const lines = ordered.map(({ financialId, qty }): SettledLine => {
    const packed = countIn(fieldOf("packed", financialId), qty, qty);
    const swapId = fields[fieldOf("swap", financialId)] ?? "";
    const swapQty = countIn(fieldOf("swapQty", financialId), qty - packed, maxQty);
    const shelf = countIn(fieldOf("shelf", financialId), -1, 999_999);
    return {
      financialId,
      packed,
      ...(swapId && swapQty > 0 ? { swap: { financialId: swapId, qty: swapQty } } : {}),
      ...(shelf >= 0 ? { shelf } : {}),
    };
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, lines };
}
