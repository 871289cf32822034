import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { words } from "#app/features/orders/words.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as ui } from "#app/ui/words.ts";
import { onlineMethod } from "#app/values/payment-method.ts";

const quiet = "button button-plain h-full w-full px-2 text-sm";

type WaysOnProps = { order: Order; isAdmin: boolean; canPay: boolean; canCancel: boolean };

/** What is to be paid stands over the other ways on, which share a row. */
export function WaysOn({ order, isAdmin, canPay, canCancel }: WaysOnProps) {
  const isCash = order.paymentMethod !== onlineMethod;
  return (
    <>
      {canPay ? (
        <CommandForm
          action={orderStepPath(order.id, "pay")}
          label={isCash ? words.payOnlineInstead : words.pay}
          busyLabel={words.paying}
        />
      ) : null}
      <div className="grid gap-2 empty:hidden @[20rem]:auto-cols-fr @[20rem]:grid-flow-col">
        {isAdmin ? null : (
          <CommandForm
            action={orderStepPath(order.id, "again")}
            label={words.orderAgain}
            busyLabel={ui.loading}
            className={quiet}
          />
        )}
        {canCancel ? (
          <a
            href={orderStepPath(order.id, "cancel")}
            className="button button-danger px-2 text-center text-sm"
          >
            {words.cancelOrder}
          </a>
        ) : null}
      </div>
    </>
  );
}
