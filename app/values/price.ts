// A pack's MRP, percent and price paid: the percent makes the price, or the price the percent.
import { formatPaise, formatPercent, type Paise } from "./money.ts";
import type { Price } from "./pack.ts";
import { words } from "./price.words.ts";

/** What is given of a price; what is absent follows from the rest, or stays. */
export type GivenPrice = { [Fact in keyof Price]?: Price[Fact] | undefined };
export type Repriced = { ok: true; price: Price } | { ok: false; message: string };

export const aboveMrp = () => words.aboveMrp;

const noPrice: Price = { pricePaise: 0, discountBasisPoints: 0, dpricePaise: 0 };

export function isSamePrice(one: Price, other: Price): boolean {
  return (
    one.pricePaise === other.pricePaise &&
    one.discountBasisPoints === other.discountBasisPoints &&
    one.dpricePaise === other.dpricePaise
  );
}

/** dprice = price × (100 − Discount) ÷ 100, half up. */
export function discountedPaise(pricePaise: Paise, discountBasisPoints: number): Paise {
  return Math.floor((pricePaise * (10_000 - discountBasisPoints) + 5_000) / 10_000);
}

/** The percent that a price paid is off the MRP, half up to its second decimal. */
export function discountOf(pricePaise: Paise, dpricePaise: Paise): number {
  if (pricePaise === 0) return 0;
  return Math.floor(((pricePaise - dpricePaise) * 20_000 + pricePaise) / (2 * pricePaise));
}

/**
 * The price that `given` makes of what was. A price paid is taken to the paisa, and a percent that
 * is given with it must agree; an MRP alone keeps the percent.
 */
export function priceAfter(given: GivenPrice, was: Price = noPrice): Repriced {
  const { pricePaise = was.pricePaise, discountBasisPoints, dpricePaise } = given;
  const percent = discountBasisPoints ?? was.discountBasisPoints;
  if (dpricePaise === undefined) {
    const isSame = pricePaise === was.pricePaise && percent === was.discountBasisPoints;
    const paid = isSame ? was.dpricePaise : discountedPaise(pricePaise, percent);
    return { ok: true, price: { pricePaise, discountBasisPoints: percent, dpricePaise: paid } };
  }
  if (dpricePaise > pricePaise) return { ok: false, message: aboveMrp() };
  const isExact = discountedPaise(pricePaise, percent) === dpricePaise;
  const follows = isExact ? percent : discountOf(pricePaise, dpricePaise);
  const gap = Math.abs(percent * pricePaise - 10_000 * (pricePaise - dpricePaise));
  if (discountBasisPoints !== undefined && !isExact && gap > pricePaise)
    return {
      ok: false,
      message: words.disagrees(
        formatPaise(dpricePaise),
        formatPercent(follows),
        formatPercent(percent),
      ),
    };
  return { ok: true, price: { pricePaise, discountBasisPoints: follows, dpricePaise } };
}
