import { isNotNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { cashReference, upiReference } from "./newest-step.ts";

/** Over `orders`, as `isTakenAtDoor` says it of one that was read. */
export const isTakenAtDoorColumn = isNotNull(orders.takenAs);

/** What the order costs, for `markPaid`. */
export const takenInCash = () =>
  ({ takenAs: "cash", reference: cashReference, chargedPaise: payablePaise() }) as const;

/** `digits` are the last of its reference; without any they can follow. */
export const takenByUpi = (digits: string) =>
  ({ takenAs: "upi", reference: upiReference(digits), chargedPaise: payablePaise() }) as const;
