import { shippingPath } from "#app/addresses/paths.ts";
import type { Review } from "#app/features/checkout/order/review.ts";
import { OfferTaken } from "#app/features/checkout/order/offer-taken.tsx";
import { formatPaise } from "#app/values/money.ts";
import { words as order } from "#app/features/checkout/order/page.words.ts";
import { words } from "./words.ts";

/** What the sum is made of, before anybody leaves for the gateway. */
export function PaymentSummary({ review }: { review: Review }) {
  const { lines, itemsPaise, shippingPaise, window, address } = review;
  const windowPaise = window?.feePaise ?? 0;
  return (
    <dl className="sums grid gap-y-1">
      <Row label={words.items(lines.length)} paise={itemsPaise} />
      <OfferTaken review={review} />
      <Row label={words.shipping} paise={shippingPaise - windowPaise} />
      {windowPaise > 0 ? <Row label={words.deliveryWindow} paise={windowPaise} /> : null}
      {window ? (
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt>{words.when}</dt>
          <dd>{window.label}</dd>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line text-sm">
        <dt className="min-w-0 flex-1 basis-40">
          {address.street}, {address.city} {address.postalCode}
        </dt>
        <dd>
          <a
            href={shippingPath}
            aria-label={order.changeAddress}
            className="link inline-block min-h-11 content-center"
          >
            {order.change}
          </a>
        </dd>
      </div>
    </dl>
  );
}

type RowProps = { label: string; paise: number };

function Row({ label, paise }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{label}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}
