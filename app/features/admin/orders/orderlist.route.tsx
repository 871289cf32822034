import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { orderListPath, ordersPath } from "#app/addresses/side-paths.ts";
import { requireRight } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { parsePage } from "#app/features/catalogue/listing/listing.server.ts";
import { countStands, filterOrders } from "#app/features/orders/filter-orders.server.ts";
import { listOrders, searchOrders } from "#app/features/orders/list-orders.server.ts";
import { asListed } from "#app/features/orders/as-seen.server.ts";
import { readOrderFilter } from "#app/features/orders/order-filter.ts";
import { OrderFilters } from "./order-filters.tsx";
import { OrderPages } from "./order-pages.tsx";
import { OrderDays } from "./order-days.tsx";
import { OrderTable } from "./order-table.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.title);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { text, before, search } = readListAddress(request);
  const asked = readOrderFilter(text ? new URLSearchParams() : search);
  const filter = { show: asked.show, day: asked.day?.text ?? "", method: asked.method ?? "" };
  const reader = requireRight(request, context, "counter");
  const counting = countStands(context);
  const { now } = context;
  if (text || asked.show || asked.day || asked.method) {
    const find = text ? searchOrders(context, text, before) : filterOrders(context, asked, before);
    const [{ role }, found, counts] = await Promise.all([reader, find, counting]);
    return {
      ...found,
      orders: asListed(role, found.orders, text),
      text,
      ...{ filter, counts, now },
      isFirst: before === null,
      page: null,
    };
  }
  const [{ role }, { orders, ...page }, counts] = await Promise.all([
    reader,
    listOrders(context, parsePage(search.get("page"))),
    counting,
  ]);
  const ways = { before: null, isFirst: page.page === 1, page };
  return { orders: asListed(role, orders), text, filter, counts, now, ...ways };
}

/** /admin/orders, day by day, and /admin/orderlist as a table */
export default function OrderList() {
  const { orders, text, filter, counts, now, before, isFirst, page } =
    useLoaderData<typeof loader>();
  const isTable = useLocation().pathname === orderListPath;
  const action = isTable ? orderListPath : ordersPath;
  const isLast = page ? page.page >= page.pages : before === null;
  return (
    <AdminPage
      title={words.title}
      beside={
        <Link to={isTable ? ordersPath : orderListPath} className="link min-h-11 content-center">
          {isTable ? words.byDay : words.asTable}
        </Link>
      }
    >
      <OrderFilters {...{ action, text, counts }} {...filter} />
      {orders.length === 0 ? (
        <p>{emptyText(text, page !== null)}</p>
      ) : isTable ? (
        <OrderTable {...{ orders, now }} />
      ) : (
        <OrderDays {...{ orders, now, isFirst, isLast }} />
      )}
      {page ? (
        <OrderPages action={action} {...page} />
      ) : (
        <OlderLink
          action={action}
          filter={{ query: text, ...filter, show: filter.show ?? "" }}
          before={before}
          isFirst={isFirst}
        />
      )}
    </AdminPage>
  );
}

function emptyText(text: string, isWhole: boolean): string {
  if (text) return words.notFound(text);
  return isWhole ? words.noneYet : words.noneSuch;
}
