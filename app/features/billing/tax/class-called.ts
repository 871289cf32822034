import { formatPercent } from "#app/values/money.ts";
import type { TaxClass, TaxRate } from "./tax-classes.server.ts";

/** "5%" on a day such as 2026-11-22; null before the first rate. */
export function rateOn(rates: TaxRate[], day: string): string | null {
  const rate = rates.findLast(({ validFrom }) => validFrom <= day);
  return rate ? formatPercent(rate.basisPoints) : null;
}

/** "Rice, packed · 5%": what a class is called, and its rate. */
export const withRate = (name: string, rates: TaxRate[], day: string): string =>
  [name, rateOn(rates, day)].filter((said) => said !== null).join(" · ");

export const calledWithRate = ({ name, nameHi, rates }: TaxClass, day: string): string =>
  withRate(nameHi ?? name, rates, day);
