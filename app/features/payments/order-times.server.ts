// Two that ask at once may commit in the other order: what was written stands in its own.
import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Over `orders`: when its newest step was taken. */
export const latestStepAt = sql<number>`max(coalesce(accepted_at, 0), coalesce(packed_at, 0), coalesce(dispatched_at, 0), coalesce(delivered_at, 0))`;

/** When goods of it came back last. */
export const lastReturnAt = sql`coalesce((SELECT max(r.created_at) FROM order_returns AS r WHERE r.order_id = ${sql.raw("orders.id")}), 0)`;

/** When it is paid: not before a step that was taken already, and after goods that came back. */
export const paidNow = ({ now }: RequestContext): SQL<number> =>
  sql`max(${now}, ${latestStepAt}, ${lastReturnAt} + 1)`;

/** When a step is taken: after a payment and goods that came back before it. */
export const stepNow = ({ now }: RequestContext): SQL<number> =>
  sql`max(${now}, ${latestStepAt}, coalesce(paid_at, 0) + 1, ${lastReturnAt} + 1)`;
