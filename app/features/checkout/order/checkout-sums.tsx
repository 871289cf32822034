import type { ReactNode } from "react";
import { Filled } from "#app/ui/filled.tsx";
import { words as shared } from "#app/ui/some-pages.words.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { OfferTaken } from "./offer-taken.tsx";
import { words } from "./page.words.ts";
import type { Review } from "./review.ts";

export type CheckoutSumsProps = {
  /** Before offers. */
  itemsPaise: Paise;
  offers?: Review["offers"];
  feePaise: Paise;
  windowPaise: Paise;
  totalPaise: Paise;
  savedPaise?: Paise;
  /** What is said of them below the sums. */
  taxes?: ReactNode;
  /** Where it goes and when, above the sums. */
  children?: ReactNode;
};

/** What it comes to, in one order on every page of the way to an order. */
export function CheckoutSums(props: CheckoutSumsProps) {
  const { itemsPaise, offers, feePaise, windowPaise, totalPaise, savedPaise = 0 } = props;
  return (
    <section aria-label={words.orderSummary} className="sums">
      {props.children}
      <dl className="grid gap-y-1">
        <Row label={words.items} paise={itemsPaise} />
        <OfferTaken offers={offers} />
        <Row label={words.shipping} paise={feePaise} />
        {windowPaise > 0 ? <Row label={words.deliveryWindow} paise={windowPaise} /> : null}
        <Row label={shared.total} paise={totalPaise} isTotal />
      </dl>
      {savedPaise > 0 ? (
        <p className="text-sm text-leaf">
          <Filled
            text={words.saved}
            amount={<span className="money">{formatPaise(savedPaise)}</span>}
          />
        </p>
      ) : null}
      {props.taxes}
    </section>
  );
}

type RowProps = { label: string; paise: Paise; isTotal?: boolean };

function Row({ label, paise, isTotal = false }: RowProps) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-3 ${isTotal ? "border-t border-stone pt-1 text-lg font-bold" : ""}`}
    >
      <dt>{label}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}

type ReviewSumsProps = Pick<CheckoutSumsProps, "taxes" | "children"> & { review: Review };

/** Of an order that can be placed. */
export function ReviewSums({ review, ...said }: ReviewSumsProps) {
  const { lines, itemsPaise, offers, shippingPaise, window, totalPaise } = review;
  const windowPaise = window?.feePaise ?? 0;
  const savedPaise = lines.reduce(
    (sum, { pricePaise, nowPaise, qty }) => sum + Math.max(0, pricePaise - nowPaise) * qty,
    0,
  );
  return (
    <CheckoutSums
      {...{ itemsPaise, offers, windowPaise, totalPaise, savedPaise, ...said }}
      feePaise={shippingPaise - windowPaise}
    />
  );
}
