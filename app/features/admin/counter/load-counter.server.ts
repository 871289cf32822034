import { counterRoomPath } from "#party/messages.ts";
import { signCounterToken } from "#party/counter-token.ts";
import { asSeen } from "#app/features/orders/as-seen.server.ts";
import { listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { listUnpaid } from "#app/features/orders/counter/list-unpaid.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { may } from "#app/values/roles.ts";

/** The open orders, what of those that are delivered is unpaid, and the room with a token for it. */
export async function loadCounter(request: Request, context: RequestContext) {
  const [{ role }, orders, unpaid] = await Promise.all([
    requireRight(request, context, "counter"),
    listCounter(context),
    listUnpaid(context),
  ]);
  const { PARTY_URL, PARTY_SECRET } = context.config;
  return {
    orders: orders.map((order) => asSeen(role, order)),
    unpaid: may(role, "till") ? unpaid : [],
    role,
    now: context.now,
    roomUrl: PARTY_URL.replace(/^http/, "ws") + counterRoomPath,
    token: await signCounterToken(PARTY_SECRET, context.now),
  };
}
