import { orderStepPath } from "#app/addresses/paths.ts";
import { type Order, isOver, isWaitingForPayment } from "#app/features/orders/order.ts";
import { rowLook } from "#app/features/orders/row-look.ts";
import { words } from "#app/features/orders/words.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { PayRow } from "#app/ui/upi-payment.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";

type WaysOnProps = {
  order: Order;
  isAdmin: boolean;
  canPay: boolean;
  canCancel: boolean;
};

type PayOnlineProps = { order: Order; isRow?: boolean };

/** The way to the gateway; where it may be paid at the door too, one among others. */
export function PayOnline({ order, isRow = false }: PayOnlineProps) {
  const isMain = isWaitingForPayment(order);
  const label = isMain ? words.pay : words.payOnlineInstead(formatPaise(order.payablePaise));
  const look = isRow ? rowLook : `button ${isMain ? "" : "button-plain"} w-full`;
  return (
    <CommandForm
      action={orderStepPath(order.id, "pay")}
      label={isRow ? <PayRow label={label} hint={words.onlineHint} /> : label}
      busyLabel={words.paying}
      className={look}
    />
  );
}

/** Where nothing is to be paid any more, ordering it again is the main thing. */
export function WaysOn({ order, isAdmin, canPay, canCancel }: WaysOnProps) {
  const isMain = isOver(order) && !canPay;
  const again = (look: string) => (
    <CommandForm
      action={orderStepPath(order.id, "again")}
      label={words.orderAgain}
      busyLabel={ui.loading}
      className={look}
    />
  );
  return (
    <>
      {isMain && !isAdmin ? again("button w-full") : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 empty:hidden">
        {isMain || isAdmin ? null : again(`${quiet} button-plain`)}
        {canCancel ? (
          <a href={orderStepPath(order.id, "cancel")} className={`${quiet} button-danger`}>
            {words.cancelOrder}
          </a>
        ) : null}
      </div>
    </>
  );
}

const quiet = "button w-full px-1 text-center text-sm";
