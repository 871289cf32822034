import type { ReactNode } from "react";
import { orderStepPath } from "#app/addresses/paths.ts";
import { type Order, isWaitingForPayment } from "#app/features/orders/order.ts";
import { words } from "#app/features/orders/words.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";

type WaysOnProps = {
  order: Order;
  isAdmin: boolean;
  canPay: boolean;
  canCancel: boolean;
  children?: ReactNode;
};

/**
 * What is to be paid stands over the other ways on, and where it may be paid at the door as one of
 * them; where nothing is, ordering it again does.
 */
export function WaysOn({ order, isAdmin, canPay, canCancel, children }: WaysOnProps) {
  const isOver = order.deliveredAt !== null || order.cancelledAt !== null;
  const isMain = isOver && !canPay;
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
      {canPay ? (
        <CommandForm
          action={orderStepPath(order.id, "pay")}
          label={
            isWaitingForPayment(order)
              ? words.pay
              : words.payOnlineInstead(formatPaise(order.payablePaise))
          }
          busyLabel={words.paying}
          className={`button w-full ${isWaitingForPayment(order) ? "" : "button-plain"}`}
        />
      ) : null}
      {isMain && !isAdmin ? again("button w-full") : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 empty:hidden">
        {isMain || isAdmin ? null : again(`${quiet} button-plain`)}
        {canCancel ? (
          <a href={orderStepPath(order.id, "cancel")} className={`${quiet} button-danger`}>
            {words.cancelOrder}
          </a>
        ) : null}
      </div>
      {children}
    </>
  );
}

const quiet = "button w-full px-1 text-center text-sm";
