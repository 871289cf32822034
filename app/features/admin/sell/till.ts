// What the till holds: lines and the sale's key, which stand in its address. Without scripts each change is a request
// to it; with scripts the address follows what is shown, so that a page that is loaded again has lost nothing.
import { sellPath } from "#app/addresses/paths.ts";
import type { CartPack } from "#app/features/cart/cart.ts";
import { isId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";
import type { Paise } from "#app/values/money.ts";

export type TillPack = Pick<
  CartPack,
  | ("financialId" | "brand" | "name" | "nameHi" | "image" | "quantityMilli" | "units")
  | ("pricePaise" | "dpricePaise" | "countInStock")
>;
export type HeldLine = { financialId: string; qty: number };
export type TillLine = { pack: TillPack; qty: number };
export type Held = { key: string; lines: HeldLine[] };

/** What is no line, and the 51st, is left out; a pack stands in one line. */
export function heldLines(fields: URLSearchParams | FormData): HeldLine[] {
  const lines = new Map<string, HeldLine>();
  for (const line of String(fields.get("lines") ?? "").split(",")) {
    const [financialId = "", count = ""] = line.split(":");
    const qty = Number(count);
    if (isId(financialId) && Number.isInteger(qty) && qty >= 1 && qty <= maxQty)
      lines.set(financialId, { financialId, qty });
  }
  return [...lines.values()].slice(0, maxLines);
}

export const lineChanges = ["add", "less"] as const;
export type LineChange = (typeof lineChanges)[number];

/** One pack more or fewer; a pack that is new stands last. */
export function changeLines(lines: HeldLine[], change: LineChange, financialId: string) {
  const known = lines.find((line) => line.financialId === financialId);
  const qty = (known?.qty ?? 0) + (change === "add" ? 1 : -1);
  if (!known) return qty > 0 && lines.length < maxLines ? [...lines, { financialId, qty }] : lines;
  if (qty > maxQty) return lines;
  return lines.flatMap((line) => (line !== known ? line : qty > 0 ? { financialId, qty } : []));
}

export const linesValue = (lines: HeldLine[]) =>
  lines.map(({ financialId, qty }) => `${financialId}:${qty}`).join();
export const heldOf = ({ pack, qty }: TillLine): HeldLine => ({
  financialId: pack.financialId,
  qty,
});

export function tillFields({ key, lines }: Held): [string, string][] {
  return lines.length > 0
    ? [
        ["lines", linesValue(lines)],
        ["key", key],
      ]
    : [];
}

export function tillAddress(held: Held, more: [string, string][] = [], path = sellPath): string {
  const fields = [...tillFields(held), ...more];
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path;
}

export function totalOf(lines: TillLine[]): Paise {
  return lines.reduce((sum, { pack, qty }) => sum + pack.dpricePaise * qty, 0);
}

/** What is taken for it: whole rupees where the owner wants it so, as every order that is not paid online. */
export function payableOf(totalPaise: Paise, isRounded: boolean): Paise {
  return isRounded ? Math.floor((totalPaise + 50) / 100) * 100 : totalPaise;
}

const steps = [1000, 5000, 10_000, 20_000, 50_000];
const mostShown = 4;

/** What a customer is likely to put on the counter for it. */
export function likelyGiven(paise: Paise): Paise[] {
  const next = steps.map((step) => Math.ceil(paise / step) * step).filter((one) => one > paise);
  return [...new Set(next)].toSorted((one, other) => one - other).slice(0, mostShown);
}

/** As `changeLines`, of lines that are shown. */
export function changeTill(lines: TillLine[], change: LineChange, pack: TillPack): TillLine[] {
  const shown = [...lines.map((line) => line.pack), pack];
  const packs = new Map(shown.map((one) => [one.financialId, one]));
  return changeLines(lines.map(heldOf), change, pack.financialId).flatMap((line) => {
    const known = packs.get(line.financialId);
    return known ? [{ pack: known, qty: line.qty }] : [];
  });
}
