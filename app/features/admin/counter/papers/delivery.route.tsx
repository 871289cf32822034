import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { counterPath } from "#app/admin-addresses.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import styles from "#app/features/admin/counter/counter.css?url";
import { promiseOf } from "#app/features/delivery/window.ts";
import { isDue, settledWord } from "#app/features/orders/counter/counter-steps.ts";
import type { Order } from "#app/features/orders/order.ts";
import { mapLink } from "#app/features/orders/map-link.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import { formatPaise } from "#app/values/money.ts";
import { loadPapers } from "./load-papers.server.ts";
import { PrintList } from "./print-list.tsx";

export const meta = () => [
  { title: "Delivery sheet – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { orders: await loadPapers({ request, context }) };
}

/** The way round, for the delivery person's phone and on paper. */
export default function DeliverySheet() {
  const { orders } = useLoaderData<typeof loader>();
  const due = orders.filter(isDue).reduce((sum, { payablePaise }) => sum + payablePaise, 0);
  return (
    <main id="main" className="counter sheet-of-stops roll">
      <header>
        <h1>Delivery sheet</h1>
        <PrintList />
      </header>
      <p>
        {orders.length} {orders.length === 1 ? "stop" : "stops"}, to collect{" "}
        <b className="money">{formatPaise(due)}</b>
      </p>
      {orders.map((order) => (
        <Stop key={order.id} order={order} />
      ))}
      <a href={counterPath} className="button button-plain print:hidden">
        Back to the counter
      </a>
    </main>
  );
}

function Stop({ order }: { order: Order }) {
  const { id, short, customerName, customerPhone, street, city, postalCode, note } = order;
  const promise = promiseOf(order);
  return (
    <article aria-labelledby={id}>
      <div className="facts">
        <h2 id={id}>{short}</h2>
        <span>{customerName}</span>
        <span className="money">
          {isDue(order) ? (
            <>
              Collect <b>{formatPaise(order.payablePaise)}</b>
            </>
          ) : (
            settledWord(order)
          )}
        </span>
      </div>
      <address>
        {street}, {city} {postalCode}
        <AtTheDoor {...order} />
      </address>
      {promise ? <p>{promise}</p> : null}
      {note ? <p>Note: {note}</p> : null}
      <p className="reach">
        <a href={`tel:+91${customerPhone}`} className="link">
          {customerPhone}
        </a>
        <a href={mapLink({ street, city, postalCode })} className="link print:hidden">
          Map
        </a>
      </p>
    </article>
  );
}
