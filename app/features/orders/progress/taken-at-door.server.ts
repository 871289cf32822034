import { sql } from "drizzle-orm";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import { cashReference, upiReference } from "./newest-step.ts";

/** Over `orders`, as `isTakenAtDoor` says it of one that was read. */
export const isTakenAtDoorColumn = sql`coalesce(payment_reference = ${cashReference} OR payment_reference GLOB ${upiReference("*")}, 0)`;

/** What the order costs, taken in cash or by UPI. */
export function takenAtDoor(reference: string) {
  return { reference, chargedPaise: payablePaise() };
}
