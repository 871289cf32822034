import type { CartOffers } from "#app/features/cart/cart-offers.server.ts";
import { Filled } from "#app/ui/filled.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { Reckoned } from "#app/values/offers.ts";
import { words } from "./words.ts";

type OfferRowsProps = { offers: Pick<CartOffers, "titles">; reckoned: Reckoned };

/** A line for each offer that applies, and what is missing for the next. */
export function OfferRows({ offers: { titles }, reckoned: { offers, next } }: OfferRowsProps) {
  return (
    <>
      {offers.map(({ id, amountPaise }) => (
        <p key={id} className="flex flex-wrap justify-between gap-x-3">
          <span>{titles[id]}</span>
          <Money paise={-amountPaise} />
        </p>
      ))}
      {next ? (
        <p className="text-xs text-leaf">
          <Filled
            text={words.moreForOffer}
            missing={<Money paise={next.missingPaise} />}
            amount={<Money paise={next.amountPaise} />}
          />
        </p>
      ) : null}
    </>
  );
}

function Money({ paise }: { paise: number }) {
  return <span className="money">{formatPaise(paise)}</span>;
}
