import { clockTime, minuteOfDay } from "#app/values/indian-days.ts";
import { formatPaise } from "#app/values/money.ts";
import { words as invoice } from "./invoice/words.ts";
import type { Order } from "./order.ts";
import { words } from "./words.ts";

/** As long as an online order is not paid. */
export function NotPaid({ order: { heldUntil, payablePaise } }: { order: Order }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {invoice.amountToPay}
        <strong className="money text-xl">{formatPaise(payablePaise)}</strong>
      </p>
      <p className="mt-1 font-semibold">
        {heldUntil === null
          ? words.noLongerHeld
          : words.heldUntil(clockTime(minuteOfDay(heldUntil)))}
      </p>
    </>
  );
}
