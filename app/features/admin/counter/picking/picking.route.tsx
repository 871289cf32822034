import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { counterPath, settleAtCounterPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { PrintList } from "#app/features/admin/counter/papers/print-list.tsx";
import { chosenOrders } from "#app/features/orders/counter/chosen-orders.ts";
import { groupPicking, ordersOf } from "#app/features/orders/counter/group-picking.ts";
import { listPicking } from "#app/features/orders/counter/list-picking.server.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { ifMissingLabels } from "#app/values/order-choices.ts";
import { PickList } from "./pick-list.tsx";
import styles from "#app/features/admin/counter/counter.css?url";
import { words as counter } from "#app/features/admin/counter/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

/** Of one order, or of all that the address names; what is ticked stands in the address too. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const ids = params.id === undefined ? chosenOrders(searchParams) : [params.id];
  const [, rows] = await Promise.all([
    requireRight(request, context, "counter"),
    listPicking(context, ids),
  ]);
  if (rows.length === 0) throw new Response(words.noSuchOrder, { status: 404 });
  return {
    orders: ordersOf(rows),
    groups: groupPicking(rows),
    ticked: searchParams.getAll("picked"),
    isSeveral: params.id === undefined,
  };
}

/** What to fetch from which shelf; from here straight on to packing. */
export default function Picking() {
  const { orders, groups, ticked, isSeveral } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="counter picking roll">
      <header>
        <h1>{words.title}</h1>
        <PrintList />
      </header>
      <ul className="orders">
        {orders.map(({ id, short, note, ifMissing, isOpen }) => (
          <li key={id}>
            <b>{short}</b> {words.ifMissing(ifMissingLabels[ifMissing])}
            {note ? <span> {words.note(note)}</span> : null}
            {isOpen ? (
              <a href={settleAtCounterPath(id)} className="button print:hidden">
                {words.packOrder}
                <span className="sr-only"> {short}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <PickList
        groups={groups}
        ticked={ticked}
        orderIds={isSeveral ? orders.map(({ id }) => id) : []}
      />
      <a href={counterPath} className="button button-plain print:hidden">
        {counter.toCounter}
      </a>
    </main>
  );
}
