/** Quantities are integer thousandths of their unit: 1.5 kg is 1500 of "kg". */
export type Pack = { quantityMilli: number; units: string };

/** "500 g", "1.5 kg", "12 pcs"; a pack without a quantity is called by its unit alone. */
export function formatPack({ quantityMilli, units }: Pack): string {
  return quantityMilli > 0 ? `${quantityMilli / 1000} ${units}`.trim() : units || "1 pack";
}

export function parseQuantityMilli(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0")) : null;
}

const perUnit: Record<string, { factor: number; below: string; above: string }> = {
  g: { factor: 1, below: "g", above: "kg" },
  kg: { factor: 1000, below: "g", above: "kg" },
  ml: { factor: 1, below: "ml", above: "l" },
  l: { factor: 1000, below: "ml", above: "l" },
};

/**
 * The unit sale price the Legal Metrology (Packaged Commodities) Rules ask for, in paise with
 * decimals:
 * per g or ml below 1 kg or 1 l, per kg or l above, per piece otherwise; null where it equals the
 * price.
 */
export function unitPricePaise(
  pricePaise: number,
  pack: Pack,
): { paise: number; per: string } | null {
  const unit = perUnit[pack.units];
  const amount = (pack.quantityMilli / 1000) * (unit?.factor ?? 1);
  if (amount <= 0 || amount === 1 || (unit && amount === 1000)) return null;
  if (!unit) return { paise: pricePaise / amount, per: pack.units === "pcs" ? "pc" : pack.units };
  return amount < 1000
    ? { paise: pricePaise / amount, per: unit.below }
    : { paise: pricePaise / (amount / 1000), per: unit.above };
}
