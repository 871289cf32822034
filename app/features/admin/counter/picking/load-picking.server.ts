import { orderStepPath } from "#app/addresses/paths.ts";
import { pickSeveralPath } from "#app/addresses/side-paths.ts";
import { findAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { groupPicking, ordersOf, tickedIn } from "#app/features/orders/counter/group-picking.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

type Asked = { orderId: string | undefined; search: URLSearchParams };

/**
 * Of one order, of all that the address names, or of all that are to be packed; `typed` is the code
 * that was typed or scanned last. Null where nothing is to be packed.
 */
export async function loadPicking(
  context: RequestContext,
  { orderId, search }: Asked,
  typed: string,
) {
  const named = orderId === undefined ? chosenOrders(search) : [orderId];
  const isAll = named.length === 0;
  const rows = await listPicking(context, isAll ? "unpacked" : named);
  if (rows.length === 0 && isAll) return null;
  if (rows.length === 0) throw new Response(words.noSuchOrder, { status: 404 });
  const found = await findAmong(
    context,
    typed,
    rows.map(({ financialId }) => financialId),
  );
  const [orders, groups] = [ordersOf(rows), groupPicking(rows)];
  const orderIds = orders.map(({ id }) => id);
  return {
    ...{ orders, orderIds, groups, ticked: tickedIn(groups) },
    ...{ isSeveral: orderId === undefined, isAll },
    address:
      orderId === undefined
        ? `${pickSeveralPath}?orders=${orderIds.join()}`
        : orderStepPath(orderId, "picking"),
    found,
    typed,
    error: errorOf(found),
  };
}

function errorOf(found: Awaited<ReturnType<typeof findAmong>>): string | undefined {
  if (found.kind === "which") return codes.which;
  return found.kind === "wrong" ? found.message : undefined;
}
