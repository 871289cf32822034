import { Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import { alertTexts } from "#app/features/payments/payment-alert.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { words } from "./words.ts";

export function OrderTable({ orders }: { orders: ListedOrder[] }) {
  const { pathname, search } = useLocation();
  return (
    <Sheet
      heads={[words.columns.order, words.columns.user, words.columns.phone]}
      numbers={[
        words.columns.date,
        words.columns.total,
        words.columns.paid,
        words.columns.delivered,
      ]}
      className="orders"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} back={pathname + search} />
      ))}
    </Sheet>
  );
}

function OrderRow({ order, back }: { order: ListedOrder; back: string }) {
  const { id, customerName, customerPhone, createdAt, payablePaise, paymentAlerts } = order;
  return (
    <tr>
      <th scope="row" data-label={words.columns.order}>
        <Link to={orderFromPath(id, back)} className="link">
          {id}
        </Link>
      </th>
      <td data-label={words.columns.user} className="user">
        {customerName}
      </td>
      <td data-label={words.columns.phone} className="phone">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className="link">
            {customerPhone}
          </a>
        ) : null}
      </td>
      <td data-label={words.columns.date} className="number date">
        {formatDate(createdAt)}
      </td>
      <td data-label={words.columns.total} className="number total">
        {formatPaise(payablePaise)}
      </td>
      <td data-label={words.columns.paid} className="number paid">
        <Paid {...order} />
        {paymentAlerts.map((alert) => (
          <Fragment key={alert}>
            {" "}
            <span className="badge">{alertTexts[alert]}</span>
          </Fragment>
        ))}
      </td>
      <td data-label={words.columns.delivered} className="number delivered">
        {deliveryOf(order)}
      </td>
    </tr>
  );
}

function Paid({ paidAt, khataAt }: ListedOrder) {
  if (paidAt !== null) return formatDate(paidAt);
  return khataAt === null ? <b>{words.notPaid}</b> : words.onKhata;
}

/** The date, or how far it is. */
function deliveryOf({ packedAt, dispatchedAt, deliveredAt, cancelledAt }: ListedOrder): string {
  if (cancelledAt !== null) return words.cancelled;
  if (deliveredAt !== null) return formatDate(deliveredAt);
  if (dispatchedAt !== null) return words.dispatched;
  return packedAt === null ? words.notPacked : words.packed;
}
