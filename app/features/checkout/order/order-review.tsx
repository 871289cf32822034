import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import {
  cartPath,
  paymentPath,
  placeOrderPath,
  placeOrderWithCashPath,
  shippingPath,
} from "#app/addresses/paths.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { formatPaise } from "#app/values/money.ts";
import { cashLabel } from "#app/values/payment-method.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { SeenShipping } from "./seen-shipping.tsx";
import { type Review, type ReviewLine, seenPrices, stockNote } from "./review.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./page.words.ts";

const amountRow = "flex flex-wrap justify-between gap-x-3";

/** The button is in a bar of its own, away from what is asked above it. */
const formId = "place-order";

type OrderReviewProps = {
  review: Review;
  acceptsRise: boolean;
  choices: ComponentProps<typeof ChoiceFields>;
};

/** The two columns ask for the text's size, not only the screen's. */
export function OrderReview(props: OrderReviewProps) {
  const { review } = props;
  return (
    <div className="wrap-anywhere @container">
      <div className="items-start gap-4 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <section className="panel">
            <h2 className="mb-2">{words.orderItems}</h2>
            <ul className="divide-y divide-line">
              {review.lines.map((line) => (
                <Line key={line.financialId} line={line} />
              ))}
            </ul>
            <a href={cartPath} className="link inline-block min-h-11 content-center">
              {words.changeCart}
            </a>
          </section>
          <section className="panel">
            <h2 className="mb-2">{words.shipping}</h2>
            <p>
              <strong>{review.name}</strong>, {review.phone}
              <br />
              {review.address.street}, {review.address.city} {review.address.postalCode}
              <AtTheDoor {...review.address} />
              {review.window ? (
                <>
                  <br />
                  <strong>{review.window.label}</strong>
                </>
              ) : null}
            </p>
            <a href={shippingPath} className="link inline-block min-h-11 content-center">
              {words.changeAddress}
            </a>
          </section>
          <section className="panel">
            <h2 className="mb-2">{words.paymentMethod}</h2>
            <p>{cashLabel()}</p>
            <a href={paymentPath} className="link inline-block min-h-11 content-center">
              {words.changeMethod}
            </a>
          </section>
          <ChoiceFields {...props.choices} form={formId} />
        </div>
        <OrderSummary {...props} />
      </div>
    </div>
  );
}

function Line({ line }: { line: ReviewLine }) {
  const note = stockNote(line);
  return (
    <li className="flex flex-wrap gap-x-3 py-2">
      <span className="min-w-0 flex-1 basis-40 font-semibold">{line.title}</span>
      {line.left > 0 ? (
        <span className="money ml-auto">{formatPaise(line.nowPaise * line.qty)}</span>
      ) : null}
      <span className="basis-full text-xs text-stone">
        {line.qty} × <span className="money">{formatPaise(line.nowPaise)}</span>
        {line.pricePaise > line.nowPaise ? (
          <>
            {" "}
            <Filled
              text={words.mrp}
              price={<s className="money">{formatPaise(line.pricePaise)}</s>}
            />
          </>
        ) : null}
      </span>
      {note ? (
        <a href={cartPath} className="link basis-full text-chilli">
          {words.noteChangeCart(note)}
        </a>
      ) : null}
      {!note && line.seenPaise !== line.nowPaise ? (
        <span className="basis-full text-xs">
          <Filled
            text={words.newPrice}
            old={<s className="money">{formatPaise(line.seenPaise)}</s>}
            new={<strong className="money">{formatPaise(line.nowPaise)}</strong>}
          />
        </span>
      ) : null}
    </li>
  );
}

/** Total and button stay at the bottom of a phone, unless large text would fill it with them. */
function OrderSummary({ review, acceptsRise }: OrderReviewProps) {
  const windowPaise = review.window?.feePaise ?? 0;
  return (
    <div className="contents @2xl:sticky @2xl:top-28 @2xl:block">
      <section className="panel my-4 @2xl:my-0 @2xl:rounded-b-none @2xl:border-b-0 @2xl:pb-2">
        <h2 className="mb-2">{words.orderSummary}</h2>
        <dl className="grid gap-y-2">
          <div className={amountRow}>
            <dt>{words.items}</dt>
            <dd className="money">{formatPaise(review.itemsPaise)}</dd>
          </div>
          <div className={amountRow}>
            <dt>{words.shipping}</dt>
            <dd className="money">{formatPaise(review.shippingPaise - windowPaise)}</dd>
          </div>
          {windowPaise > 0 ? (
            <div className={amountRow}>
              <dt>{words.deliveryWindow}</dt>
              <dd className="money">{formatPaise(windowPaise)}</dd>
            </div>
          ) : null}
        </dl>
        <p className="mt-3 text-xs text-stone">{words.allTaxes}</p>
      </section>
      <section
        aria-label={words.total}
        className="panel bottom-0 z-10 -mx-3 rounded-none border-x-0 px-7 py-3 @[16rem]:sticky @2xl:mx-0 @2xl:rounded-b-lg @2xl:border-x @2xl:px-4"
      >
        <p className={`${amountRow} mb-2 text-lg font-bold`}>
          <span>{words.total}</span>
          <span className="money">{formatPaise(review.totalPaise)}</span>
        </p>
        <Form method="post" action={placeOrderWithCashPath} id={formId}>
          <input type="hidden" name="orderKey" value={review.orderKey} />
          <input type="hidden" name="shown" value={review.shown} />
          <input type="hidden" name="seen" value={seenPrices(review.lines)} />
          <SeenShipping paise={review.shippingPaise} />
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
      </section>
    </div>
  );
}
