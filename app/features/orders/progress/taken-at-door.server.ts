import { sql } from "drizzle-orm";
import { cashReference, upiReference } from "./newest-step.ts";

/** Over `orders`, as `isTakenAtDoor` says it of one that was read. */
export const isTakenAtDoorColumn = sql`coalesce(payment_reference = ${cashReference} OR payment_reference GLOB ${upiReference("*")}, 0)`;
