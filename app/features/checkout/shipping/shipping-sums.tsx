import { words } from "#app/features/checkout/order/page.words.ts";
import { words as ofPayment } from "#app/features/checkout/payment/words.ts";
import { words as shared } from "#app/ui/some-pages.words.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";

type ShippingSumsProps = {
  itemsPaise: Paise;
  feePaise: Paise;
  windowPaise: Paise;
  /** Of the chosen window. */
  when: string | null;
};

/** What the sum in the bar is made of; on a phone the bar is not always below it. */
export function ShippingSums({ itemsPaise, feePaise, windowPaise, when }: ShippingSumsProps) {
  const rows: [string, Paise][] = [
    [words.items, itemsPaise],
    [words.shipping, feePaise],
  ];
  if (windowPaise > 0) rows.push([words.deliveryWindow, windowPaise]);
  const totalPaise = itemsPaise + feePaise + windowPaise;
  return (
    <dl className="sums grid gap-y-1">
      {when ? (
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt>{ofPayment.when}</dt>
          <dd>{when}</dd>
        </div>
      ) : null}
      {rows.map(([label, paise]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3">
          <dt>{label}</dt>
          <dd className="money">{formatPaise(paise)}</dd>
        </div>
      ))}
      {totalPaise > itemsPaise ? (
        <div className="flex flex-wrap justify-between gap-x-3 font-bold md:hidden">
          <dt>{shared.total}</dt>
          <dd className="money">{formatPaise(totalPaise)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
