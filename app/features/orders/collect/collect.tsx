import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { UpiPayment } from "#app/ui/upi-payment.tsx";
import { formatPaise } from "#app/values/money.ts";
import type { Collection } from "./collection.server.ts";
import { words } from "./words.ts";

type CollectProps = { order: Order; collection: Collection };

/** For its customer: the amount large, and the code to scan. */
export function Collect({ order, collection: { upi } }: CollectProps) {
  const amount = <span className="money">{formatPaise(order.payablePaise)}</span>;
  return (
    <section className="panel print:hidden" aria-labelledby="collect">
      <h2 id="collect" className="mb-3 text-center text-xl">
        <Filled text={words.payByUpi} amount={amount} />
      </h2>
      {upi ? <UpiPayment upi={upi} isOwnPhone /> : null}
    </section>
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
