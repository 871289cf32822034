import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatUnitPrice } from "#app/values/quantity.ts";
import { type PricedPack, isFewLeft } from "#app/values/pack.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

/** MRP, price and percent in full, as the product page shows them. */
export function FullPrice({ pack, qty }: { pack: PricedPack; qty: number }) {
  const unit = formatUnitPrice(pack.dpricePaise, pack);
  return (
    <dl className="my-4 [font-variant-numeric:tabular-nums] grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 wrap-anywhere">
      <dt className="text-stone">{words.mrp}</dt>
      <dd>
        {pack.discountBasisPoints > 0 ? (
          <s>{formatPaise(pack.pricePaise)}</s>
        ) : (
          formatPaise(pack.pricePaise)
        )}
      </dd>
      {pack.discountBasisPoints > 0 ? (
        <>
          <dt className="text-stone">{words.discount}</dt>
          <dd className="font-semibold text-chilli">
            {words.off(formatPercent(pack.discountBasisPoints))}
          </dd>
        </>
      ) : null}
      <dt className="text-stone">{words.price}</dt>
      <dd>
        <strong className="text-[min(1.625rem,8vw)]">{formatPaise(pack.dpricePaise)}</strong>
        {unit ? <span className="text-stone"> {unit}</span> : null}
      </dd>
      {isFewLeft(pack) ? (
        <>
          <dt className="text-stone">{words.stock}</dt>
          <dd className="font-semibold text-chilli">{ofStock.onlyLeft(pack.countInStock)}</dd>
        </>
      ) : null}
      {qty > 1 ? (
        <>
          <dt className="text-stone">{words.priceFor(qty)}</dt>
          <dd className="font-semibold">{formatPaise(pack.dpricePaise * qty)}</dd>
        </>
      ) : null}
    </dl>
  );
}
