import { signCounterToken } from "#party/counter-token.ts";
import { asSeen } from "#app/features/orders/as-seen.server.ts";
import { listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The open orders, and a token for the room. */
export async function loadCounter(request: Request, context: RequestContext) {
  const [{ role }, orders] = await Promise.all([
    requireRight(request, context, "counter"),
    listCounter(context),
  ]);
  const token = await signCounterToken(context.config.PARTY_SECRET, context.now);
  return { orders: orders.map((order) => asSeen(role, order)), role, now: context.now, token };
}
