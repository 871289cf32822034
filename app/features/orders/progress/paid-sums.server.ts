// What was charged for an order less what went back is what it costs, and both change with that in
// one UPDATE: the CHECK `orders_paid` breaks any other.
import { type Column, type SQL, isNull, lt, sql } from "drizzle-orm";
import { iif } from "#app/platform/statements.server.ts";
import { orders } from "#db/schema/orders.ts";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";

/**
 * For an UPDATE after which the order costs `payable`. At the door a rest is taken in hand, too; an
 * order that was paid online can't come to cost more than was charged.
 */
export function paidSums(payable: SQL | Column | number) {
  const { chargedPaise, paidAt } = orders;
  const charged = sql`iif(${isTakenAtDoorColumn}, max(${chargedPaise}, ${payable}), ${chargedPaise})`;
  const givenBackPaise = iif(isNull(paidAt), 0, sql`${charged} - (${payable})`);
  const handedBackPaise = iif(
    lt(orders.handedBackPaise, givenBackPaise),
    orders.handedBackPaise,
    givenBackPaise,
  );
  return { chargedPaise: charged, givenBackPaise, handedBackPaise };
}
