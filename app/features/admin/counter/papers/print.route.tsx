import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { counterPath } from "#app/admin-addresses.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import styles from "#app/features/admin/counter/counter.css?url";
import { shopContact } from "#app/platform/configuration.ts";
import { loadPapers } from "./load-papers.server.ts";
import { PrintList } from "./print-list.tsx";
import { Slip } from "./slip.tsx";

export const meta = () => [
  { title: "Print orders – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = () => [...adminLinks(), { rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    orders: await loadPapers({ request, context }),
    supplier: shopContact(context.config),
  };
}

/** A slip for each order, to go with its bag. */
export default function PrintOrders() {
  const { orders, supplier } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="counter slips roll">
      <header>
        <h1>Print orders</h1>
        <PrintList />
      </header>
      {orders.map((order) => (
        <Slip key={order.id} order={order} supplier={supplier} />
      ))}
      <a href={counterPath} className="button button-plain print:hidden">
        Back to the counter
      </a>
    </main>
  );
}
