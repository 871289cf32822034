import { Form, Link } from "@remix-run/react";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import { cashLabel } from "./payment-method.ts";
import { type Review, type ReviewLine, seenPrices, stockNote } from "./review.ts";

export function OrderReview({ review, acceptsRise }: { review: Review; acceptsRise: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section className="panel">
          <h2 className="mb-2">Order Items</h2>
          <ul className="divide-y divide-line">{review.lines.map((line) => <Line key={line.financialId} line={line} />)}</ul>
          <Link to="/cart" className="link inline-block min-h-11 content-center">Change cart</Link>
        </section>
        <section className="panel break-words">
          <h2 className="mb-2">Shipping</h2>
          <p><strong>{review.name}</strong>, {review.phone}<br />{review.address.street}, {review.address.city} {review.address.postalCode}</p>
          <Link to="/shipping" className="link inline-block min-h-11 content-center">Change address</Link>
        </section>
        <section className="panel">
          <h2 className="mb-2">Payment Method</h2>
          <p>{cashLabel}</p>
          <Link to="/payment" className="link inline-block min-h-11 content-center">Change method</Link>
        </section>
      </div>
      <OrderSummary review={review} acceptsRise={acceptsRise} />
    </div>
  );
}

function Line({ line }: { line: ReviewLine }) {
  const note = stockNote(line);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
      <span className="font-semibold">{line.title}</span>
      <span className="money text-right">{formatPaise(line.nowPaise * line.qty)}</span>
      <span className="text-xs text-stone">
        {line.qty} × <span className="money">{formatPaise(line.nowPaise)}</span>
        {line.pricePaise > line.nowPaise ? <> <s className="money">MRP {formatPaise(line.pricePaise)}</s></> : null}
      </span>
      {note ? <Link to="/cart" className="link col-span-full text-chilli">{note} – change your cart</Link> : null}
      {!note && line.seenPaise !== line.nowPaise ? (
        <span className="col-span-full text-xs">New price: <s className="money">{formatPaise(line.seenPaise)}</s> → <strong className="money">{formatPaise(line.nowPaise)}</strong></span>
      ) : null}
    </li>
  );
}

function OrderSummary({ review, acceptsRise }: { review: Review; acceptsRise: boolean }) {
  return (
    <section className="panel md:sticky md:top-20">
      <h2 className="mb-2">Order Summary</h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt>Items</dt><dd className="money text-right">{formatPaise(review.itemsPaise)}</dd>
        <dt>Shipping</dt><dd className="money text-right">{formatPaise(review.shippingPaise)}</dd>
        <dt className="border-t border-line pt-2 text-lg font-bold">Total</dt>
        <dd className="money border-t border-line pt-2 text-right text-lg font-bold">{formatPaise(review.totalPaise)}</dd>
      </dl>
      <p className="my-3 text-xs text-stone">Prices include all taxes.</p>
      <Form method="post" action="/placeorder?method=cash">
        <input type="hidden" name="orderKey" value={review.orderKey} />
        <input type="hidden" name="shown" value={review.shown} />
        <input type="hidden" name="seen" value={seenPrices(review.lines)} />
        <SubmitButton action="/placeorder">{acceptsRise ? "Accept new prices and Place Order" : "Place Order"}</SubmitButton>
      </Form>
    </section>
  );
}
