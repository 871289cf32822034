import type { OrderLine } from "#app/features/orders/order.ts";
import type { SettledLine } from "./settle.schema.ts";
import { maxQty } from "#app/values/limits.ts";
import type { FoundAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { latinDigits } from "#app/values/text.ts";
import { words } from "./words.ts";

export type SettleFields = Record<string, string>;
/** What is wrong with what was sent, which stands in the form again. */
export type SettleRefusal = {
  message: string;
  errors: Record<string, string>;
  values: SettleFields;
};
type Parsed = { ok: true; lines: SettledLine[] } | { ok: false; errors: Record<string, string> };

/** The name of a line's field; `seek` are words for what may go in its place. */
export function fieldOf(
  name: "packed" | "swap" | "swapQty" | "shelf" | "seek",
  financialId: string,
) {
  return `${name}-${financialId}`;
}

export const lineName = (line: OrderLine) => `${cardTitle(line)}, ${formatPack(line)}`;

/** What was scanned stands first. */
export function foundFirst(lines: OrderLine[], found: FoundAmong) {
  const ids = found.kind === "which" ? found.ids : found.kind === "pack" ? [found.id] : [];
  return lines
    .map((line) => ({ line, isFound: ids.includes(line.financialId) }))
    .toSorted((one, other) => Number(other.isFound) - Number(one.isFound));
}

/** Of an order that is packed so, nothing leaves the shop. */
export function isNothing(lines: SettledLine[]): boolean {
  return lines.every(({ packed, swap }) => packed === 0 && !swap);
}

/** A swap without a count is as many packs as are missing; an empty shelf was not counted. What was packed is never empty. */
export function parseSettleFields(
  ordered: Pick<OrderLine, "financialId" | "qty">[],
  fields: SettleFields,
): Parsed {
  const errors: Record<string, string> = {};
  const countIn = (field: string, otherwise: number, most: number) => {
    const text = latinDigits(fields[field] ?? "").trim();
    if (text === "") return otherwise;
    if (/^\d{1,6}$/.test(text) && Number(text) <= most) return Number(text);
    errors[field] = words.numberTo(most);
    return otherwise;
  };
  const lines = ordered.map(({ financialId, qty }): SettledLine => {
    const packedField = fieldOf("packed", financialId);
    const packed = countIn(packedField, qty, qty);
    if (fields[packedField]?.trim() === "") errors[packedField] = words.numberTo(qty);
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
