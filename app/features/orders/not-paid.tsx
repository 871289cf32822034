import { clockTime, minuteOfDay } from "#app/values/indian-days.ts";
import type { Order } from "./order.ts";
import { words } from "./words.ts";

/** In place of the track, as long as an online order is not paid. */
export function NotPaid({ heldUntil }: Pick<Order, "heldUntil">) {
  return (
    <p className="panel font-semibold print:hidden">
      {heldUntil === null ? words.noLongerHeld : words.heldUntil(clockTime(minuteOfDay(heldUntil)))}
    </p>
  );
}
