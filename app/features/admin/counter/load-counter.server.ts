import { signCounterToken } from "#party/counter-token.ts";
import { getDone, listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The open orders, the step just taken where the address names one, and a token for the room. */
export async function loadCounter(request: Request, context: RequestContext) {
  const done = new URL(request.url).searchParams.get("done");
  const [, orders, undo] = await Promise.all([
    requireAdmin(request, context),
    listCounter(context),
    done ? getDone(context, done) : null,
  ]);
  const token = await signCounterToken(context.config.PARTY_SECRET, context.now);
  return { orders, undo, now: context.now, token };
}
