import { Form } from "@remix-run/react";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { paymentPath } from "#app/addresses/paths.ts";
import { Alert } from "#app/ui/alert.tsx";
import { cashLabel, cashMethod, onlineMethod } from "#app/values/payment-method.ts";
import { SeenSums } from "#app/features/checkout/order/seen-sums.tsx";
import { ChoiceFields } from "#app/features/checkout/order/choice-fields.tsx";
import { type Review, seenPrices } from "#app/features/checkout/order/review.ts";
import { PayBar } from "#app/ui/pay-bar.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
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

const errorId = "payment-error";

const waysToPay = (isOnlineOn: boolean) => [
  { value: cashMethod, label: cashLabel(), hint: words.cashHint },
  ...(isOnlineOn ? [{ value: onlineMethod, label: words.online, hint: words.onlineHint }] : []),
];

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
  const wrong = error ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  const id = useId();
  return (
    <Form method="post" action={paymentPath} noValidate ref={form}>
      <input type="hidden" name="orderKey" value={review.orderKey} />
      <input type="hidden" name="shown" value={review.shown} />
      <input type="hidden" name="seen" value={seenPrices(review.lines)} />
      <SeenSums review={review} />
      <TwoColumns aside={<Sums review={review} method={method} />}>
        <fieldset className="mb-4 grid gap-2">
          <legend className="mb-2 font-semibold">{words.selectMethod}</legend>
          {error ? <Alert id={errorId}>{error}</Alert> : null}
          {waysToPay(isOnlineOn).map(({ value, label, hint }, index) => (
            <div
              key={value}
              className="relative grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-lg border border-line bg-card px-4 py-2 has-checked:border-leaf has-checked:bg-mint"
            >
              <input
                type="radio"
                name="paymentMethod"
                id={`${id}${index}`}
                value={value}
                className="relative z-1 row-span-2 size-5 accent-leaf"
                defaultChecked={chosen === value}
                onChange={() => setMethod(value)}
                autoFocus={index === 0 && Boolean(error)}
                aria-describedby={`${id}${index}h`}
                {...wrong}
              />
              <label
                htmlFor={`${id}${index}`}
                className="font-semibold after:absolute after:inset-0"
              >
                {label}
              </label>
              <span id={`${id}${index}h`} className="col-start-2 text-xs text-stone">
                {hint}
              </span>
            </div>
          ))}
        </fieldset>
        {isOnlineOn ? (
          <div className={ofOnline}>
            <ChoiceFields {...choices} />
          </div>
        ) : null}
      </TwoColumns>
    </Form>
  );
}

function Sums({ review, method }: { review: Review; method: string | undefined }) {
  return (
    <>
      <PaymentSummary review={review} />
      <PayBar paise={review.totalPaise}>
        <PayButton review={review} method={method} />
      </PayBar>
    </>
  );
}
