import { signCounterToken } from "#party/counter-token.ts";
import { listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The open orders, and a token for the room. */
export async function loadCounter(request: Request, context: RequestContext) {
  const [, orders] = await Promise.all([requireAdmin(request, context), listCounter(context)]);
  const token = await signCounterToken(context.config.PARTY_SECRET, context.now);
  return { orders, now: context.now, token };
}
