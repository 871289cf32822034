import { useCart } from "#app/features/cart/use-cart.ts";
import { formatPaise, formatPercent } from "#app/values/money.ts";
import { formatUnitPrice } from "#app/values/quantity.ts";
import { type PricedPack, isFewLeft } from "#app/values/pack.ts";
import { words as ofCards } from "#app/features/catalogue/cards/words.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

/**
 * Price, MRP and percent in full in one line, below it what a kilogram costs, or what is saved where
 * it has no measure, and what several packs cost.
 */
export function FullPrice({ pack, qty }: { pack: PricedPack; qty: number }) {
  const { packOffers } = useCart();
  const isReduced = pack.discountBasisPoints > 0;
  return (
    <div className="my-2 figures text-stone wrap-anywhere">
      <p>
        {isReduced ? null : `${words.mrp} `}
        <strong className="price text-[min(1.625rem,8vw)] leading-tight text-ink">
          {formatPaise(pack.dpricePaise)}
        </strong>
        {isReduced ? (
          <>
            {` ${words.mrp} `}
            <s>{formatPaise(pack.pricePaise)}</s>
            {" · "}
            <b className="font-semibold text-chilli">
              {words.off(formatPercent(pack.discountBasisPoints))}
            </b>
          </>
        ) : null}
      </p>
      <p className="min-h-[1.45em]">
        {[
          formatUnitPrice(pack.dpricePaise, pack) ||
            (isReduced ? ofCards.saved(formatPaise(pack.pricePaise - pack.dpricePaise)) : ""),
          qty > 1 ? words.priceFor(qty, formatPaise(pack.dpricePaise * qty)) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
        {isFewLeft(pack) ? (
          <b className="font-semibold text-chilli">{` ${ofStock.onlyLeft(pack.countInStock)}`}</b>
        ) : null}
      </p>
      {packOffers ? <b className="text-leaf">{packOffers[pack.financialId]}</b> : null}
    </div>
  );
}
