import { findAmong } from "#app/features/catalogue/codes/find-among.server.ts";
import { words as codes } from "#app/features/catalogue/codes/words.ts";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { groupPicking, ordersOf } from "#app/features/orders/counter/group-picking.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

/** What the address names: the orders, what is ticked, and a code, whose pack is ticked too. */
export async function loadPicking(
  context: RequestContext,
  { orderId, search }: { orderId: string | undefined; search: URLSearchParams },
) {
  const rows = await listPicking(context, orderId === undefined ? chosenOrders(search) : [orderId]);
  if (rows.length === 0) throw new Response(words.noSuchOrder, { status: 404 });
  const typed = search.get("find") ?? "";
  const found = await findAmong(
    context,
    typed,
    rows.map(({ financialId }) => financialId),
  );
  const scanned = found.kind === "pack" ? [found.id] : [];
  return {
    orders: ordersOf(rows),
    groups: groupPicking(rows),
    ticked: [...new Set([...search.getAll("picked"), ...scanned])],
    isSeveral: orderId === undefined,
    found,
    typed,
    error: errorOf(found),
  };
}

function errorOf(found: Awaited<ReturnType<typeof findAmong>>): string | undefined {
  if (found.kind === "which") return codes.which;
  return found.kind === "wrong" ? found.message : undefined;
}

/** The address of the list without what was scanned last. */
export function addressOfPicking(request: Request): URL {
  const address = new URL(request.url);
  const kept = [...address.searchParams].filter(([name]) => name === "orders" || name === "picked");
  address.search = String(new URLSearchParams(kept));
  return address;
}
