// What the steps of an order book, each over the order as it was before.
import { type SQL, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";

type Step = { at: SQL | number; step: string | SQL; from: SQL };

/** What it costs, and what of that is rounding; a delivery that is taken back counts against them. */
export function bookDelivery(
  context: RequestContext,
  { isBack = false, ...booking }: Step & { isBack?: boolean },
) {
  const sign = sql.raw(isBack ? "-1" : "1");
  const order = orders.id;
  return {
    delivered: bookMoney(context, {
      ...{ ...booking, order, kind: "delivered" as const },
      paise: sql`${sign} * ${payablePaise()}`,
    }),
    roundOff: bookMoney(context, {
      ...{ ...booking, order, kind: "round-off" as const },
      paise: sql`${sign} * round_off_paise`,
    }),
  };
}

/** Of an order that is paid at the door: what more, or less, is taken for it when it comes to cost so much. */
export function bookDoor(
  context: RequestContext,
  { costs, from, ...booking }: Step & { costs: SQL },
) {
  return bookMoney(context, {
    ...{ ...booking, order: orders.id, kind: sql`taken_as` },
    paise: sql`${costs} - ${payablePaise()}`,
    from: sql`${from} AND paid_at IS NOT NULL AND ${isTakenAtDoorColumn}`,
  });
}
