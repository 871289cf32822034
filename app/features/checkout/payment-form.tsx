import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { cashLabel, onlineUnavailable } from "./payment-method.ts";

type PaymentFormProps = { isOnlineOn: boolean; chosen: string | undefined; error: string | undefined };

/** Nothing is chosen beforehand: the shopper says how to pay. */
export function PaymentForm({ isOnlineOn, chosen, error }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [error]);
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "payment-error" } : {};
  return (
    <Form method="post" action="/payment" noValidate ref={form}>
      <fieldset className="panel mb-4">
        <legend className="px-1 font-semibold">Select Method</legend>
        {error ? <Alert id="payment-error">{error}</Alert> : null}
        <label className="flex min-h-11 items-center gap-3">
          <input type="radio" name="paymentMethod" value="Cash Or UPI" className="size-5 accent-leaf" autoFocus={Boolean(error)} {...wrong} />
          {cashLabel}
        </label>
        {isOnlineOn ? (
          <>
            <label className="flex min-h-11 items-center gap-3 text-stone">
              <input type="radio" name="paymentMethod" value="Online" className="size-5 accent-leaf" defaultChecked={chosen === "Online"} aria-describedby="online-hint" />
              Online
            </label>
            {error === onlineUnavailable ? null : <p id="online-hint" className="ml-8 text-xs text-stone">{onlineUnavailable}</p>}
          </>
        ) : null}
      </fieldset>
      <SubmitButton action="/payment">Continue</SubmitButton>
    </Form>
  );
}
