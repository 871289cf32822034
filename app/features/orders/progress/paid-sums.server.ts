// What was charged for an order less what went back is what it costs, and both change with that in
// one UPDATE: the CHECK `orders_paid` breaks any other.
import { type SQL, sql } from "drizzle-orm";
import { isTakenAtDoorColumn } from "./taken-at-door.server.ts";

/**
 * For an UPDATE after which the order costs `payable`. At the door a rest is taken in hand, too; an
 * order that was paid online can't come to cost more than was charged.
 */
export function paidSums(payable: SQL) {
  const charged = sql`iif(${isTakenAtDoorColumn}, max(charged_paise, ${payable}), charged_paise)`;
  return {
    chargedPaise: charged,
    givenBackPaise: sql`iif(paid_at IS NULL, 0, ${charged} - (${payable}))`,
  };
}
