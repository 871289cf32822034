// Four digits that stand on the order's page of its customer, and in no answer to anybody else.
import { type SQL, sql } from "drizzle-orm";
import { coalesce, iif } from "#app/platform/statements.server.ts";
import { orders } from "#db/schema/orders.ts";
import { receiver } from "#app/features/notices/tell-customer.server.ts";

/** What becomes of the column: the code it has, or a new one where `isOut`. */
export function newDoorCode(isOut: SQL): SQL<string | null> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(number % 10_000).padStart(4, "0");
  return coalesce<string | null>(orders.doorCode, iif(isOut, code, null));
}

/** Over `orders`: what its customer is told while somebody brings it; null else. */
export const shownDoorCode = sql<
  string | null
>`iif(${orders.riderId} IS NULL OR ${orders.deliveredAt} IS NOT NULL, NULL, ${orders.doorCode})`;

export const toldDoorCode = { ...receiver, doorCode: shownDoorCode.as("door_code") };
