import { asSeen } from "#app/features/orders/as-seen.server.ts";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import {
  countOrders,
  listWholeOrders,
} from "#app/features/orders/counter/list-whole-orders.server.ts";
import type { Stage } from "#app/features/orders/counter/which-orders.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Right } from "#app/values/roles.ts";
import { words } from "./words.ts";

type Asked = { request: Request; context: RequestContext };

/** The orders that the address names, or all of a stage, for who may, and how many are all; 404 for names of none. */
export async function loadPapers({ request, context }: Asked, right: Right, stage?: Stage) {
  const named = chosenOrders(new URL(request.url).searchParams);
  const isAll = named.length === 0 && stage !== undefined;
  const [{ role }, orders, all] = await Promise.all([
    requireRight(request, context, right),
    listWholeOrders(context, isAll ? stage : named),
    stage === undefined ? 0 : countOrders(context, stage),
  ]);
  if (orders.length === 0 && !isAll) throw new Response(words.noSuchOrder, { status: 404 });
  return { isAll, all, now: context.now, orders: orders.map((order) => asSeen(role, order)) };
}
