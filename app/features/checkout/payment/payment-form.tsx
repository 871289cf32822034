import { Form } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { paymentPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cashLabel, cashMethod, onlineMethod } from "#app/values/payment-method.ts";
import { SeenSums } from "#app/features/checkout/order/seen-sums.tsx";
import { ChoiceFields } from "#app/features/checkout/order/choice-fields.tsx";
import { type Review, seenPrices } from "#app/features/checkout/order/review.ts";
import { PayBar } from "#app/ui/pay-bar.tsx";
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

/** An order that is paid on delivery is asked for these on its own page. */
const ofOnline = "[form:not(:has([value=Online]:checked))_&]:hidden";

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
    const radios = form.current?.elements.namedItem("paymentMethod");
    if (!(radios instanceof RadioNodeList)) return;
    radios.value ||= chosen ?? "";
    setMethod(radios.value);
  }, [chosen]);
  const methods = [
    { value: cashMethod, label: cashLabel() },
    ...(isOnlineOn ? [{ value: onlineMethod, label: words.online }] : []),
  ];
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "payment-error" } : {};
  return (
    <Form method="post" action={paymentPath} noValidate ref={form}>
      <input type="hidden" name="orderKey" value={review.orderKey} />
      <input type="hidden" name="shown" value={review.shown} />
      <input type="hidden" name="seen" value={seenPrices(review.lines)} />
      <SeenSums review={review} />
      <fieldset className="mb-4 grid gap-2">
        <legend className="mb-2 font-semibold">{words.selectMethod}</legend>
        {error ? <Alert id="payment-error">{error}</Alert> : null}
        {methods.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-card px-4 has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={value}
              className="size-5 flex-none accent-leaf"
              defaultChecked={chosen === value}
              onChange={() => setMethod(value)}
              autoFocus={index === 0 && Boolean(error)}
              {...wrong}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {isOnlineOn ? (
        <div className={ofOnline}>
          <ChoiceFields {...choices} />
        </div>
      ) : null}
      <PaymentSummary review={review} />
      <PayBar paise={review.totalPaise}>
        <PayButton review={review} method={method} />
      </PayBar>
    </Form>
  );
}
