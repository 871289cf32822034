import { shippingPath } from "#app/addresses/paths.ts";
import { ReviewSums } from "#app/features/checkout/order/checkout-sums.tsx";
import { words } from "#app/features/checkout/order/page.words.ts";
import type { Review } from "#app/features/checkout/order/review.ts";

/** Where it goes and when, and what it comes to, before anybody leaves for the gateway. */
export function PaymentSummary({ review }: { review: Review }) {
  const { window, address } = review;
  return (
    <ReviewSums review={review}>
      <div className="mb-2 flex items-center justify-between gap-x-3 border-b border-line pb-2">
        <p className="text-sm">
          {address.street}, {address.city} {address.postalCode}
          {window ? <strong className="block">{window.label}</strong> : null}
        </p>
        <a
          href={shippingPath}
          aria-label={words.changeAddress}
          className="link min-h-11 flex-none content-center text-sm"
        >
          {words.change}
        </a>
      </div>
    </ReviewSums>
  );
}
