import { Form } from "@remix-run/react";
import {
  cartPath,
  paymentPath,
  placeOrderPath,
  placeOrderWithCashPath,
  shippingPath,
} from "#app/addresses.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import { cashLabel } from "#app/values/payment-method.ts";
import { type Review, type ReviewLine, seenPrices, stockNote } from "./review.ts";

const amountRow = "flex flex-wrap justify-between gap-x-3";

/** The two columns ask for the text's size, not only the screen's. */
export function OrderReview({ review, acceptsRise }: { review: Review; acceptsRise: boolean }) {
  return (
    <div className="wrap-anywhere @container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <section className="panel">
            <h2 className="mb-2">Order Items</h2>
            <ul className="divide-y divide-line">
              {review.lines.map((line) => (
                <Line key={line.financialId} line={line} />
              ))}
            </ul>
            <a href={cartPath} className="link inline-block min-h-11 content-center">
              Change cart
            </a>
          </section>
          <section className="panel">
            <h2 className="mb-2">Shipping</h2>
            <p>
              <strong>{review.name}</strong>, {review.phone}
              <br />
              {review.address.street}, {review.address.city} {review.address.postalCode}
            </p>
            <a href={shippingPath} className="link inline-block min-h-11 content-center">
              Change address
            </a>
          </section>
          <section className="panel">
            <h2 className="mb-2">Payment Method</h2>
            <p>{cashLabel}</p>
            <a href={paymentPath} className="link inline-block min-h-11 content-center">
              Change method
            </a>
          </section>
        </div>
        <OrderSummary review={review} acceptsRise={acceptsRise} />
      </div>
    </div>
  );
}

function Line({ line }: { line: ReviewLine }) {
  const note = stockNote(line);
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="min-w-0 flex-1 basis-40 font-semibold">{line.title}</span>
      <span className="money ml-auto">{formatPaise(line.nowPaise * line.qty)}</span>
      <span className="basis-full text-xs text-stone">
        {line.qty} × <span className="money">{formatPaise(line.nowPaise)}</span>
        {line.pricePaise > line.nowPaise ? (
          <>
            {" "}
            MRP <s className="money">{formatPaise(line.pricePaise)}</s>
          </>
        ) : null}
      </span>
      {note ? (
        <a href={cartPath} className="link basis-full text-chilli">
          {note} – change your cart
        </a>
      ) : null}
      {!note && line.seenPaise !== line.nowPaise ? (
        <span className="basis-full text-xs">
          New price: <s className="money">{formatPaise(line.seenPaise)}</s> →{" "}
          <strong className="money">{formatPaise(line.nowPaise)}</strong>
        </span>
      ) : null}
    </li>
  );
}

function OrderSummary({ review, acceptsRise }: { review: Review; acceptsRise: boolean }) {
  return (
    <section className="panel @2xl:sticky @2xl:top-20">
      <h2 className="mb-2">Order Summary</h2>
      <dl className="grid gap-y-2">
        <div className={amountRow}>
          <dt>Items</dt>
          <dd className="money">{formatPaise(review.itemsPaise)}</dd>
        </div>
        <div className={amountRow}>
          <dt>Shipping</dt>
          <dd className="money">{formatPaise(review.shippingPaise)}</dd>
        </div>
        <div className={`${amountRow} border-t border-line pt-2 text-lg font-bold`}>
          <dt>Total</dt>
          <dd className="money">{formatPaise(review.totalPaise)}</dd>
        </div>
      </dl>
      <p className="my-3 text-xs text-stone">Prices include all taxes.</p>
      <Form method="post" action={placeOrderWithCashPath}>
        <input type="hidden" name="orderKey" value={review.orderKey} />
        <input type="hidden" name="shown" value={review.shown} />
        <input type="hidden" name="seen" value={seenPrices(review.lines)} />
        <SubmitButton action={placeOrderPath}>
          {acceptsRise ? "Accept new prices and Place Order" : "Place Order"}
        </SubmitButton>
      </Form>
    </section>
  );
}
