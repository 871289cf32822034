import { maxDiscountBasisPoints } from "./limits.ts";

/** Money is integer paise everywhere; only text and the JSON API speak rupees. */
export type Paise = number;

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** ₹1,23,456.00 */
export function formatPaise(paise: Paise): string {
  return rupeeFormat.format(paise / 100);
}

/** "123456.00", as the storage keys and the order API write totals. */
export function formatRupeesPlain(paise: Paise): string {
  return (paise / 100).toFixed(2);
}

/** As a field shows it: "120", "99.50". */
export function typedRupees(paise: Paise): string {
  return paise % 100 === 0 ? String(paise / 100) : formatRupeesPlain(paise);
}

export function rupeesFromPaise(paise: Paise): number {
  return paise / 100;
}

/** What anything costs at most: 10 lakh rupees. */
export const mostPaise: Paise = 100_000_000;

/** Half up; null when it is not an amount of at most two decimals between 0 and 10 lakh rupees. */
export function parseRupees(text: string): Paise | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const paise = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return paise <= mostPaise ? paise : null;
}

/** 12.5 % off is 1250 basis points; whole percents show without decimals. */
export function formatPercent(discountBasisPoints: number): string {
  return `${discountBasisPoints / 100}%`;
}

/** Basis points; null when it is not a percentage of at most two decimals between 0 and 100. */
export function parsePercent(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const basisPoints = match
    ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"))
    : null;
  return basisPoints !== null && basisPoints <= maxDiscountBasisPoints ? basisPoints : null;
}
