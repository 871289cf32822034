import { Form } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { paymentPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cashLabel, cashMethod, onlineMethod } from "#app/values/payment-method.ts";
import { SeenShipping } from "#app/features/checkout/order/seen-shipping.tsx";
import { ChoiceFields } from "#app/features/checkout/order/choice-fields.tsx";
import { type Review, seenPrices } from "#app/features/checkout/order/review.ts";
import { PayButton } from "./pay-button.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import { words } from "./words.ts";

type PaymentFormProps = {
  isOnlineOn: boolean;
  review: Review;
  chosen: string | undefined;
  error: string | undefined;
  choices: ComponentProps<typeof ChoiceFields>;
};

/**
 * Nothing is chosen beforehand but by the shopper, who may have come back. Paying online orders
 * what this page shows.
 */
export function PaymentForm({ isOnlineOn, review, chosen, error, choices }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [error]);
  const [method, setMethod] = useState<string>();
  useEffect(() => {
    // A browser too busy to note the choice as the page was left puts back that there was none.
    const methods = form.current?.elements.namedItem("paymentMethod");
    if (!(methods instanceof RadioNodeList)) return;
    methods.value ||= chosen ?? "";
    setMethod(methods.value);
  }, [chosen]);
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "payment-error" } : {};
  return (
    <Form method="post" action={paymentPath} noValidate ref={form}>
      <input type="hidden" name="orderKey" value={review.orderKey} />
      <input type="hidden" name="shown" value={review.shown} />
      <input type="hidden" name="seen" value={seenPrices(review.lines)} />
      <SeenShipping paise={review.shippingPaise} />
      <fieldset className="panel mb-4">
        <legend className="px-1 font-semibold">{words.selectMethod}</legend>
        {error ? <Alert id="payment-error">{error}</Alert> : null}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="paymentMethod"
            value={cashMethod}
            className="size-5 flex-none accent-leaf"
            defaultChecked={chosen === cashMethod}
            onChange={() => setMethod(cashMethod)}
            autoFocus={Boolean(error)}
            {...wrong}
          />
          {cashLabel()}
        </label>
        {isOnlineOn ? (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="paymentMethod"
              value={onlineMethod}
              className="size-5 flex-none accent-leaf"
              defaultChecked={chosen === onlineMethod}
              onChange={() => setMethod(onlineMethod)}
              {...wrong}
            />
            {words.online}
          </label>
        ) : null}
      </fieldset>
      {isOnlineOn ? <ChoiceFields {...choices} /> : null}
      <PaymentSummary review={review} />
      <PayButton review={review} method={method} />
    </Form>
  );
}
