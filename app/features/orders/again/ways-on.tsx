import { orderStepPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { words } from "#app/features/orders/words.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as ui } from "#app/ui/words.ts";
import { onlineMethod } from "#app/values/payment-method.ts";

const quiet = "button button-plain h-full w-full px-1 text-xs";

type WaysOnProps = { order: Order; isAdmin: boolean; canPay: boolean; canCancel: boolean };

/** In one row; what is to be paid online before all else stands over it. */
export function WaysOn({ order, isAdmin, canPay, canCancel }: WaysOnProps) {
  const isCash = order.paymentMethod !== onlineMethod;
  return (
    <div className="grid gap-2 empty:hidden @[20rem]:auto-cols-fr @[20rem]:grid-flow-col">
      {canPay ? (
        <CommandForm
          action={orderStepPath(order.id, "pay")}
          label={isCash ? words.payOnlineInstead : words.pay}
          busyLabel={words.paying}
          className={isCash ? quiet : "button w-full"}
        />
      ) : null}
      {isAdmin ? null : (
        <CommandForm
          action={orderStepPath(order.id, "again")}
          label={words.orderAgain}
          busyLabel={ui.loading}
          className={quiet}
        />
      )}
      {canCancel ? (
        <a href={orderStepPath(order.id, "cancel")} className={quiet}>
          {words.cancelOrder}
        </a>
      ) : null}
    </div>
  );
}
