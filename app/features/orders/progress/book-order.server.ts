// What the steps of an order book, each over the order as it was before.
import { type Column, type SQL, type SQLWrapper, and, isNotNull, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";

/** `which` picks the order; `from` is more than `orders` where its expressions read more. */
type Step = {
  at: SQL | Column | number;
  step: string | SQL;
  which: SQL;
  from?: SQLWrapper;
};

const bookingOf = ({ at, step, which, from = orders }: Step) => ({
  at: sql`${at}`,
  step,
  order: orders.id,
  from: sql`FROM ${from} WHERE ${which}`,
});

/** What it costs, and what of that is rounding; a delivery that is taken back counts against them. */
export function bookDelivery(
  context: RequestContext,
  { isBack = false, ...step }: Step & { isBack?: boolean },
) {
  const booking = bookingOf(step);
  const signed = (paise: SQL | Column) => (isBack ? sql`-${paise}` : paise);
  return {
    delivered: bookMoney(context, {
      ...booking,
      kind: "delivered",
      paise: signed(payablePaise()),
    }),
    roundOff: bookMoney(context, {
      ...booking,
      kind: "round-off",
      paise: signed(orders.roundOffPaise),
    }),
  };
}

/** Of an order that is paid at the door: what more, or less, is taken for it when it comes to cost so much. */
export function bookDoor(
  context: RequestContext,
  { costs, which, ...step }: Step & { costs: SQL | Column | number },
) {
  const isTaken = and(which, isNotNull(orders.paidAt), isTakenAtDoorColumn)!;
  return bookMoney(context, {
    ...bookingOf({ ...step, which: isTaken }),
    kind: orders.takenAs,
    paise: sql`${costs} - ${payablePaise()}`,
  });
}
