import { useCart } from "#app/features/cart/use-cart.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatUnitPrice } from "#app/values/quantity.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { words } from "./words.ts";

/**
 * The price paid, the MRP struck through; below them the unit price, what is saved where there is
 * none, or what several packs cost.
 */
export function PackPrice({ pack, qty }: { pack: PricedPack; qty: number }) {
  const { packOffers } = useCart();
  const saved =
    pack.discountBasisPoints > 0 && words.saved(formatPaise(pack.pricePaise - pack.dpricePaise));
  return (
    <div className="figures">
      <p>
        <strong className="text-base text-ink">{formatPaise(pack.dpricePaise)}</strong>
        {pack.discountBasisPoints > 0 ? (
          <>
            {" "}
            <s>
              <span className="sr-only">{words.mrp}</span>
              {formatPaise(pack.pricePaise)}
            </s>
          </>
        ) : null}
      </p>
      <p>
        {qty > 1
          ? words.packsFor(qty, formatPaise(pack.dpricePaise * qty))
          : formatUnitPrice(pack.dpricePaise, pack) || saved}
      </p>
      {packOffers ? <b className="text-leaf">{packOffers[pack.financialId]}</b> : null}
    </div>
  );
}
