import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { QrImage } from "#app/ui/qr-image.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { UpiPayment } from "#app/ui/upi-payment.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import type { Collection } from "./collection.server.ts";
import { words } from "./words.ts";

type CollectProps = { order: Order; collection: Collection };

/** The amount large, the codes to scan, and for staff what says that it was received. */
export function Collect({ order, collection }: CollectProps) {
  const { upi, isStaff, link } = collection;
  const amount = <span className="money">{formatPaise(order.payablePaise)}</span>;
  return (
    <section className="panel print:hidden" aria-labelledby="collect">
      <h2 id="collect" className="mb-3 text-xl">
        <Filled text={isStaff ? words.collect : words.payByUpi} amount={amount} />
      </h2>
      <div className="mb-3 flex flex-wrap gap-4">
        {upi ? <UpiPayment upi={upi} isOwnPhone={!isStaff} /> : null}
        {link ? (
          <div>
            <QrImage {...link} label={words.linkCode} />
            <p className="text-xs text-stone">{words.confirmsItself}</p>
          </div>
        ) : null}
      </div>
      {isStaff ? <Received order={order} collection={collection} /> : null}
    </section>
  );
}

function Received({ order: { id }, collection: { khata, canMakeLink } }: CollectProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <CommandForm
        action={orderStepPath(id, "cash")}
        label={words.cashReceived}
        busyLabel={ui.loading}
      />
      <UpiForm orderId={id} />
      {khata ? (
        <div>
          <CommandForm
            action={orderStepPath(id, "khata")}
            label={words.putOnKhata}
            busyLabel={ui.loading}
            className="button button-plain w-full"
          />
          <p className="text-xs text-stone">
            {words.owed(formatPaise(khata.balancePaise), formatPaise(khata.limitPaise))}
          </p>
        </div>
      ) : null}
      {canMakeLink ? (
        <CommandForm
          action={orderStepPath(id, "link")}
          label={words.showCode}
          busyLabel={ui.loading}
          className="button button-plain w-full"
        />
      ) : null}
    </div>
  );
}

/** UPI that was taken at the counter in one tap. */
export function AddReference({ orderId }: { orderId: string }) {
  return (
    <section className="panel print:hidden">
      <UpiForm orderId={orderId} button={words.addReference} />
    </section>
  );
}

type UpiFormProps = {
  orderId: string;
  button?: string;
  typed?: string | undefined;
  error?: string | undefined;
};

/** Nobody has to believe a picture of a screen: what was received stands with its reference. */
export function UpiForm({ orderId, button = words.upiReceived, typed = "", error }: UpiFormProps) {
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
      <SubmitButton action={action}>{button}</SubmitButton>
    </Form>
  );
}
