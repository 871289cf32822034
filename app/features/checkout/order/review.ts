import type { CartLine } from "#app/features/cart/cart.ts";
import type { OrderAddress } from "#app/values/address.ts";
import type { TakenOffer } from "#app/values/offers.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import type { RefusedLine } from "./refused-line.ts";
import { words } from "./problem.words.ts";

export type ReviewLine = RefusedLine & {
  pricePaise: number;
  state: CartLine["state"];
  image: string;
};

/** What offers take off, each of them, and why the code that was typed takes nothing off. */
export type ReviewedOffers = {
  offerPaise: number;
  taken: TakenOffer[];
  codeProblem: string | null;
};

/** What /placeorder shows before the order, and what its form sends back. */
export type Review = {
  orderKey: string;
  shown: string;
  name: string;
  phone: string;
  address: OrderAddress;
  paymentMethod: PaymentMethod;
  lines: ReviewLine[];
  itemsPaise: number;
  offers?: ReviewedOffers;
  shippingPaise: number;
  /** When it comes, and what of the shipping is for that; null where no window can be chosen. */
  window?: { label: string; feePaise: number } | null;
  totalPaise: number;
};

/** The prices on this page, as its form sends them. */
export function seenPrices(lines: Pick<RefusedLine, "financialId" | "nowPaise">[]): string {
  return lines.map(({ financialId, nowPaise }) => `${financialId}:${nowPaise}`).join(",");
}

/** What is wrong with a line, in words; null when nothing is. */
export function stockNote({ left, qty }: Pick<RefusedLine, "left" | "qty">): string | null {
  if (left === 0) return words.outOfStock;
  return left < qty ? words.onlyLeft(left) : null;
}
