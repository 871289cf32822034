import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { listWholeOrders } from "#app/features/orders/counter/list-whole-orders.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

type Asked = { request: Request; context: RequestContext };

/** The orders that the address names, for an admin; 404 when it names none. */
export async function loadPapers({ request, context }: Asked) {
  const ids = chosenOrders(new URL(request.url).searchParams);
  const [, orders] = await Promise.all([
    requireAdmin(request, context),
    listWholeOrders(context, ids),
  ]);
  if (orders.length === 0) throw new Response(words.noSuchOrder, { status: 404 });
  return orders;
}
