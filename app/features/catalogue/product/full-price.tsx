import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatUnitPrice } from "#app/values/quantity.ts";
import { type PricedPack, isFewLeft } from "#app/values/pack.ts";

/** MRP, price and percent in full, as the product page shows them. */
export function FullPrice({ pack, qty }: { pack: PricedPack; qty: number }) {
  const unit = formatUnitPrice(pack.dpricePaise, pack);
  return (
    <dl className="my-4 [font-variant-numeric:tabular-nums] grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 wrap-anywhere">
      <dt className="text-stone">MRP</dt>
      <dd>
        {pack.discountBasisPoints > 0 ? (
          <s>{formatPaise(pack.pricePaise)}</s>
        ) : (
          formatPaise(pack.pricePaise)
        )}
      </dd>
      {pack.discountBasisPoints > 0 ? (
        <>
          <dt className="text-stone">Discount</dt>
          <dd className="font-semibold text-chilli">
            {formatPercent(pack.discountBasisPoints)} off
          </dd>
        </>
      ) : null}
      <dt className="text-stone">Price</dt>
      <dd>
        <strong className="text-[min(1.625rem,8vw)]">{formatPaise(pack.dpricePaise)}</strong>
        {unit ? <span className="text-stone"> {unit}</span> : null}
      </dd>
      {isFewLeft(pack) ? (
        <>
          <dt className="text-stone">Stock</dt>
          <dd className="font-semibold text-chilli">Only {pack.countInStock} left</dd>
        </>
      ) : null}
      {qty > 1 ? (
        <>
          <dt className="text-stone">Price for {qty} packs</dt>
          <dd className="font-semibold">{formatPaise(pack.dpricePaise * qty)}</dd>
        </>
      ) : null}
    </dl>
  );
}
