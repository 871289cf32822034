import { CheckoutSums } from "#app/features/checkout/order/checkout-sums.tsx";
import type { Address } from "#app/values/address.ts";
import type { Paise } from "#app/values/money.ts";

type ShippingSumsProps = {
  itemsPaise: Paise;
  feePaise: Paise;
  windowPaise: Paise;
  savedPaise: Paise;
  /** Of the chosen window. */
  when: string | null;
  /** Where one was chosen of several. */
  address?: Address | undefined;
};

/** What the sum in the bar is made of; on a phone the bar is not always below it. */
export function ShippingSums({ when, address, ...sums }: ShippingSumsProps) {
  const { itemsPaise, feePaise, windowPaise } = sums;
  return (
    <CheckoutSums {...sums} totalPaise={itemsPaise + feePaise + windowPaise}>
      {address || when ? (
        <p className="mb-2 border-b border-line pb-2 text-sm">
          {address ? `${address.street}, ${address.city} ${address.postalCode}` : null}
          {when ? <strong className="block">{when}</strong> : null}
        </p>
      ) : null}
    </CheckoutSums>
  );
}
