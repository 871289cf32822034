import type { Review } from "#app/features/checkout/order/review.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

/** What is paid, before anybody leaves for the gateway. */
export function PaymentSummary({ review }: { review: Review }) {
  const { lines, itemsPaise, shippingPaise, totalPaise, window } = review;
  const windowPaise = window?.feePaise ?? 0;
  return (
    <dl className="mb-4 grid gap-y-1">
      <Row label={words.items(lines.length)} paise={itemsPaise} />
      <Row label={words.shipping} paise={shippingPaise - windowPaise} />
      {windowPaise > 0 ? <Row label={words.deliveryWindow} paise={windowPaise} /> : null}
      {window ? (
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt>{words.when}</dt>
          <dd>{window.label}</dd>
        </div>
      ) : null}
      <Row label={words.total} paise={totalPaise} isSum />
    </dl>
  );
}

type RowProps = { label: string; paise: number; isSum?: boolean };

function Row({ label, paise, isSum = false }: RowProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-3 ${isSum ? "font-bold" : ""}`}>
      <dt>{label}</dt>
      <dd className="money">{formatPaise(paise)}</dd>
    </div>
  );
}
