import { Form } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import {
  cartPath,
  paymentPath,
  placeOrderPath,
  placeOrderWithCashPath,
  shippingPath,
} from "#app/addresses/paths.ts";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cashLabel } from "#app/values/payment-method.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { ReviewSums } from "./checkout-sums.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { SeenSums } from "./seen-sums.tsx";
import { type Review, seenPrices, stockNote } from "./review.ts";
import { ReviewItems } from "./review-items.tsx";
import { words } from "./page.words.ts";

const change = "link flex min-h-11 flex-none items-center text-sm";

/** The button is in a bar of its own, away from what is asked above it. */
const formId = "place-order";

type OrderReviewProps = {
  review: Review;
  acceptsRise: boolean;
  choices: ComponentProps<typeof ChoiceFields>;
};

export function OrderReview(props: OrderReviewProps) {
  const { review } = props;
  return (
    <div className="wrap-anywhere @container">
      <div className="flex flex-col gap-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem] @2xl:items-start">
        <Chosen review={review} />
        <ChoiceFields {...props.choices} form={formId} />
        <ReviewItems lines={review.lines} />
        <div className="contents @2xl:sticky @2xl:top-20 @2xl:block">
          <ReviewSums
            review={review}
            taxes={<p className="mt-1 text-xs text-stone">{words.allTaxes}</p>}
          />
          <WayOn {...props} />
        </div>
      </div>
    </div>
  );
}

/** Where it goes, when, how it is paid, and what it is of: a row each, with the way to change it. */
function Chosen({ review }: { review: Review }) {
  const { name, phone, address, window, lines } = review;
  return (
    <section className="panel divide-y divide-line py-1">
      <Row title={words.shipping} to={shippingPath} label={words.changeAddress}>
        <strong>{name}</strong>, {phone}
        <br />
        {address.street}, {address.city} {address.postalCode}
        <AtTheDoor {...address} />
        {window ? <strong className="block">{window.label}</strong> : null}
      </Row>
      <Row title={words.paymentMethod} to={paymentPath} label={words.changeMethod}>
        {cashLabel()}
      </Row>
      <Row title={`${words.items} (${lines.length})`} to={cartPath} label={words.changeCart}>
        <span className="@lg:hidden">{lines.map(({ title }) => title).join(" · ")}</span>
      </Row>
    </section>
  );
}

type RowProps = { title: string; to: string; label: string; children: ReactNode };

function Row({ title, to, label, children }: RowProps) {
  return (
    <div className="pb-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{title}</h2>
        <a href={to} aria-label={label} className={change}>
          {words.change}
        </a>
      </div>
      <p className="text-sm">{children}</p>
    </div>
  );
}

function WayOn({ review, acceptsRise }: OrderReviewProps) {
  return (
    <PayBar paise={review.totalPaise}>
      <Form method="post" action={placeOrderWithCashPath} id={formId}>
        <input type="hidden" name="orderKey" value={review.orderKey} />
        <input type="hidden" name="shown" value={review.shown} />
        <input type="hidden" name="seen" value={seenPrices(review.lines)} />
        <SeenSums review={review} />
        {review.lines.some(stockNote) ? (
          <a href={cartPath} className="button w-full">
            {words.changeCart}
          </a>
        ) : (
          <SubmitButton action={placeOrderPath}>
            {acceptsRise ? words.acceptAndPlace : words.placeOrder}
          </SubmitButton>
        )}
      </Form>
    </PayBar>
  );
}
