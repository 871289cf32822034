import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orderListPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { parsePage } from "#app/features/catalogue/listing/listing.server.ts";
import { listOrders, searchOrders } from "#app/features/orders/list-orders.server.ts";
import { OrderPages } from "./order-pages.tsx";
import { OrderTable } from "./order-table.tsx";

export const meta = () => [{ title: "Orders – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { text, before, search } = readListAddress(request);
  const asAdmin = requireAdmin(request, context);
  if (text) {
    const [, found] = await Promise.all([asAdmin, searchOrders(context, text, before)]);
    return { ...found, text, isFirst: before === null, page: null };
  }
  const [, { orders, ...page }] = await Promise.all([
    asAdmin,
    listOrders(context, parsePage(search.get("page"))),
  ]);
  return { orders, text, before: null, isFirst: true, page };
}

export default function OrderList() {
  const { orders, text, before, isFirst, page } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Orders">
      <FindForm
        action={orderListPath}
        label="Search orders"
        hint="Order number, phone or name"
        text={text}
      />
      {orders.length > 0 ? (
        <OrderTable orders={orders} />
      ) : (
        <p>{text ? `No orders found for ${text}` : "No orders yet"}</p>
      )}
      {page ? (
        <OrderPages {...page} />
      ) : (
        <OlderLink
          action={orderListPath}
          filter={{ query: text }}
          before={before}
          isFirst={isFirst}
        />
      )}
    </AdminPage>
  );
}
