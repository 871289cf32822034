// The orders of a list: those that are named, or all that stand where the list is for.
import { type SQL, and, asc, inArray, isNotNull, isNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { isWaiting } from "#app/features/orders/progress/waiting.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { mostAtOnce } from "./chosen-orders.ts";

const stages = { unpacked: isNull(orders.packedAt), packed: isNotNull(orders.packedAt) };

export type Stage = keyof typeof stages;

export function whichOrders({ db }: RequestContext, which: string[] | Stage): SQL {
  if (typeof which !== "string") return oneOf(orders.id, which);
  const oldest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isWaiting, stages[which]))
    .orderBy(asc(orders.createdAt))
    .limit(mostAtOnce);
  return inArray(orders.id, oldest);
}
