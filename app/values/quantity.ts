import { formatPaise } from "./money.ts";
import { words } from "./words.ts";

/** Quantities are integer thousandths of their unit: 1.5 kg is 1500 of "kg". */
export type Pack = { quantityMilli: number; units: string };

/** "500 g", "1 L", "12 pcs"; a pack without a quantity is called by its unit alone. */
export function formatPack({ quantityMilli, units }: Pack): string {
  if (quantityMilli === 0) return units || words.onePack;
  const isOnePiece = units === "pcs" && quantityMilli === 1000;
  return `${quantityMilli / 1000} ${isOnePiece ? words.onePiece : unitName(units)}`.trim();
}

const unitName = (unit: string) => words.units[unit] ?? unit;

export function parseQuantityMilli(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0")) : null;
}

/** How many of a unit make the measure that prices are compared by. */
const measures = (): Record<string, { per: string; units: number }> => ({
  kg: { per: "kg", units: 1 },
  g: { per: "kg", units: 1000 },
  l: { per: "l", units: 1 },
  ml: { per: "l", units: 1000 },
  pcs: { per: words.piece, units: 1 },
  pieces: { per: words.piece, units: 1 },
});

/** Those that are compared with each other. */
export const commonUnits = ["g", "kg", "ml", "l", "pcs"];

export type UnitPrice = { paise: number; per: string };

/**
 * What a kilogram, a litre, a piece or any other unit of it costs, in whole paise, half up: one
 * measure for small packs and large. Null for a pack without a quantity or units.
 */
export function unitPrice(paise: number, { quantityMilli, units }: Pack): UnitPrice | null {
  if (quantityMilli === 0 || units === "") return null;
  const measure = measures()[units] ?? { per: units, units: 1 };
  return { paise: Math.round((paise * 1000 * measure.units) / quantityMilli), per: measure.per };
}

/** "₹39.00/kg", "" where there is none. */
export function formatUnitPrice(paise: number, pack: Pack): string {
  const unit = unitPrice(paise, pack);
  return unit ? `${formatPaise(unit.paise)}/${unitName(unit.per)}` : "";
}
