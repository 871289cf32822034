import type { Order } from "#app/features/orders/order.ts";
import type { Paise } from "#app/values/money.ts";
import type { SettledLine } from "./settle.schema.ts";
import type { SwapChoice } from "./swap-choices.server.ts";

/**
 * What goods and delivery cost when it is packed so, in paise before rounding, as the command reckons
 * it: an offer's part of a line goes with its packs, and a swap costs at most what it replaces.
 */
export function packedTotal(
  { lines, shippingPaise }: Pick<Order, "lines" | "shippingPaise">,
  settled: SettledLine[],
  choices: SwapChoice[],
): Paise {
  const asked = new Map(settled.map((one) => [one.financialId, one]));
  const priceOf = new Map(choices.map((one) => [one.financialId, one.dpricePaise]));
  const amounts = lines.map(({ financialId, qty, dpricePaise, offerPaise = 0 }) => {
    const { packed = qty, swap } = asked.get(financialId) ?? {};
    const paid = qty * dpricePaise - offerPaise;
    const kept = Math.floor((2 * packed * paid + qty) / (2 * qty));
    const swapped = swap ? (priceOf.get(swap.financialId) ?? 0) * swap.qty : 0;
    return kept + Math.min(swapped, paid - kept);
  });
  return amounts.reduce((sum, paise) => sum + paise, shippingPaise);
}
