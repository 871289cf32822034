import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { Field } from "#app/ui/field.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { UpiPayment, type UpiRequest } from "#app/ui/upi-payment.tsx";
import { words } from "./words.ts";

/** For its customer, with the other way to pay. */
export function PayByUpi({ upi, children }: { upi: UpiRequest; children: ReactNode }) {
  return (
    <div className="mt-3 print:hidden">
      <UpiPayment upi={upi} isOwnPhone>
        {children}
      </UpiPayment>
    </div>
  );
}

/** UPI that was taken at the counter in one tap. */
export function AddReference({ orderId }: { orderId: string }) {
  return (
    <section id="reference" className="panel print:hidden">
      <UpiForm orderId={orderId} button={words.addReference} look="button button-plain w-full" />
    </section>
  );
}

type UpiFormProps = {
  orderId: string;
  button?: string;
  look?: string;
  typed?: string | undefined;
  error?: string | undefined;
};

/** Nobody has to believe a picture of a screen: what was received stands with its reference. */
export function UpiForm({
  orderId,
  button = words.upiReceived,
  look,
  typed = "",
  error,
}: UpiFormProps) {
  const action = orderStepPath(orderId, "upi");
  return (
    <Form method="post" action={action} noValidate>
      <Field
        label={words.digits}
        name="reference"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        error={error}
      />
      <SubmitButton action={action} look={look}>
        {button}
      </SubmitButton>
    </Form>
  );
}
