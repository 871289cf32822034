import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import { Codes } from "./codes.tsx";
import type { Collection } from "./collection.server.ts";
import { OverKhataLimit, overLimitPaise, owedText } from "./over-limit.tsx";
import { words } from "./words.ts";

type ReceiveProps = { order: Order; collection: Collection };

const big = "button h-full min-h-14 w-full px-1";
const plain = "button button-plain h-full w-full px-1 text-sm";

/** For staff: the ways that money comes side by side, and the codes to scan below them. */
export function Receive({ order, collection }: ReceiveProps) {
  const isNext = order.deliveredAt !== null;
  const amount = <span className="money">{formatPaise(order.payablePaise)}</span>;
  return (
    <section
      className={isNext ? "panel border-2 border-leaf print:hidden" : "border-y border-line py-3"}
      aria-labelledby="collect"
    >
      <h2 id="collect" className={isNext ? "text-xl" : "text-base"}>
        <Filled text={words.collect} amount={amount} />
      </h2>
      <ByHand {...{ order, collection }} look={isNext ? big : plain} />
      {isCodeAtDoor(order) ? null : (
        <Codes orderId={order.id} collection={collection} isOpen={isNext} />
      )}
    </section>
  );
}

/** On its way the code stands where it is delivered. */
const isCodeAtDoor = ({ dispatchedAt, deliveredAt, riderId }: Order) =>
  dispatchedAt !== null && deliveredAt === null && riderId === null;

function ByHand({ order, collection, look }: ReceiveProps & { look: string }) {
  const { khata } = collection;
  return (
    <>
      {order.deliveredAt === null ? <p className="text-sm text-stone">{words.moneyAlone}</p> : null}
      <Ways {...{ order, collection, look }} />
      {khata && overLimitPaise(order, khata) === 0 ? (
        <p className="mt-1 text-sm text-stone">{owedText(khata)}</p>
      ) : null}
      <OverKhataLimit label={words.putOnKhata} {...{ order, khata }} />
      <Reference orderId={order.id} />
    </>
  );
}

const summary = "min-h-11 text-sm font-semibold";
const upiForm = "upi-received";

function Ways({ order, collection: { khata }, look }: ReceiveProps & { look: string }) {
  const { id } = order;
  return (
    <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
      <CommandForm
        action={orderStepPath(id, "cash")}
        label={words.cashReceived}
        busyLabel={ui.loading}
        className={look}
      />
      <SubmitButton action={orderStepPath(id, "upi")} form={upiForm} look={look}>
        {words.upiReceived}
      </SubmitButton>
      {khata && overLimitPaise(order, khata) === 0 ? (
        <CommandForm
          action={orderStepPath(id, "khata")}
          label={words.putOnKhata}
          busyLabel={ui.loading}
          className={look}
        />
      ) : null}
    </div>
  );
}

/** Nobody has to type it; it goes with 'UPI received'. */
function Reference({ orderId }: { orderId: string }) {
  return (
    <Form id={upiForm} method="post" action={orderStepPath(orderId, "upi")} noValidate>
      <details className="unfolds mt-2 border-t border-line">
        <summary className={summary}>{words.withReference}</summary>
        <Field label={words.digits} name="reference" inputMode="numeric" autoComplete="off" />
      </details>
    </Form>
  );
}
