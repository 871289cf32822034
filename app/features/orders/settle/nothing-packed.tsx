import { Form } from "@remix-run/react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { settleAtCounterPath } from "#app/addresses/side-paths.ts";
import { Page } from "#app/ui/page.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import type { Order } from "#app/features/orders/order.ts";
import type { SettleFields } from "./settle-form.ts";
import { words } from "./words.ts";

type NothingPackedProps = { order: Order; values: SettleFields; isAtCounter: boolean };

/** Asks before an order of which nothing is packed is cancelled. */
export function NothingPacked({ order, values, isAtCounter }: NothingPackedProps) {
  const action = orderStepPath(order.id, "settle");
  return (
    <Page title={words.nothingPacked} narrow>
      <p className="mb-4">{words.wouldCancel(order.short, order.customerName)}</p>
      <Form method="post" action={action}>
        {Object.entries({ ...values, cancel: "1" }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="choices">
          <SubmitButton action={action}>{words.cancelIt}</SubmitButton>
          <a
            href={isAtCounter ? settleAtCounterPath(order.id) : action}
            className="button button-plain"
          >
            {words.packAgain}
          </a>
        </div>
      </Form>
    </Page>
  );
}
