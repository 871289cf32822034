import { Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { orderFromPath } from "#app/admin-addresses.ts";
import { alertTexts } from "#app/features/payments/payment-alert.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";

export function OrderTable({ orders }: { orders: ListedOrder[] }) {
  const { pathname, search } = useLocation();
  return (
    <Sheet
      heads={["ORDER", "USER", "PHONE"]}
      numbers={["DATE", "TOTAL", "PAID", "DELIVERED"]}
      className="orders"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} back={pathname + search} />
      ))}
    </Sheet>
  );
}

function OrderRow({ order, back }: { order: ListedOrder; back: string }) {
  const { id, customerName, customerPhone, createdAt, totalPaise, paymentAlerts } = order;
  return (
    <tr>
      <th scope="row" data-label="Order">
        <Link to={orderFromPath(id, back)} className="link">
          {id}
        </Link>
      </th>
      <td data-label="User">{customerName}</td>
      <td data-label="Phone">
        <a href={`tel:+91${customerPhone}`} className="link">
          {customerPhone}
        </a>
      </td>
      <td data-label="Date" className="number">
        {formatDate(createdAt)}
      </td>
      <td data-label="Total" className="number">
        {formatPaise(totalPaise)}
      </td>
      <td data-label="Paid" className="number">
        <Paid {...order} />
        {paymentAlerts.map((alert) => (
          <Fragment key={alert}>
            {" "}
            <span className="badge">{alertTexts[alert]}</span>
          </Fragment>
        ))}
      </td>
      <td data-label="Delivered" className="number">
        {deliveryOf(order)}
      </td>
    </tr>
  );
}

function Paid({ paidAt, khataAt }: ListedOrder) {
  if (paidAt !== null) return formatDate(paidAt);
  return khataAt === null ? <span className="text-chilli">Not paid</span> : "On khata";
}

/** The date, or how far it is. */
function deliveryOf({ packedAt, dispatchedAt, deliveredAt, cancelledAt }: ListedOrder): string {
  if (cancelledAt !== null) return "Cancelled";
  if (deliveredAt !== null) return formatDate(deliveredAt);
  if (dispatchedAt !== null) return "Dispatched";
  return packedAt === null ? "Not packed" : "Packed";
}
