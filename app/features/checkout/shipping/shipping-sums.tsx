import { CheckoutSums } from "#app/features/checkout/order/checkout-sums.tsx";
import type { Paise } from "#app/values/money.ts";

type ShippingSumsProps = {
  itemsPaise: Paise;
  feePaise: Paise;
  windowPaise: Paise;
  savedPaise: Paise;
  /** Of the chosen window. */
  when: string | null;
};

/** What the sum in the bar is made of; on a phone the bar is not always below it. */
export function ShippingSums({ when, ...sums }: ShippingSumsProps) {
  const { itemsPaise, feePaise, windowPaise } = sums;
  return (
    <CheckoutSums {...sums} totalPaise={itemsPaise + feePaise + windowPaise}>
      {when ? <p className="mb-2 border-b border-line pb-2 text-sm font-bold">{when}</p> : null}
    </CheckoutSums>
  );
}
