import { formatPaise } from "#app/values/money.ts";
import { unitPricePaise } from "#app/values/quantity.ts";
import type { PricedPack } from "#app/values/pack.ts";

/** The price paid, the MRP struck through, the unit price, and what several packs cost. */
export function PackPrice({ pack, qty }: { pack: PricedPack; qty: number }) {
  const unit = unitPricePaise(pack.dpricePaise, pack);
  return (
    <div className="mt-1 min-h-11 text-xs text-stone [font-variant-numeric:tabular-nums]">
      <p>
        <strong className="text-base text-ink">{formatPaise(pack.dpricePaise)}</strong>
        {pack.discountBasisPoints > 0 ? (
          <>
            {" "}
            <s>
              <span className="sr-only">MRP </span>
              {formatPaise(pack.pricePaise)}
            </s>
          </>
        ) : null}
      </p>
      <p>
        {qty > 1
          ? `${qty} packs: ${formatPaise(pack.dpricePaise * qty)}`
          : unit
            ? `${formatPaise(unit.paise)}/${unit.per}`
            : ""}
      </p>
    </div>
  );
}
