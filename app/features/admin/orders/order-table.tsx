import { Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { Stand } from "#app/ui/stand.tsx";
import { alertTexts, isAlarming } from "#app/features/payments/payment-alert.ts";
import { OrderedBy } from "./ordered-by.tsx";
import { Worth } from "./worth.tsx";
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
      className="records"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} back={pathname + search} />
      ))}
    </Sheet>
  );
}

function OrderRow({ order, back }: { order: ListedOrder; back: string }) {
  const { id, customerPhone, createdAt, deliveredAt } = order;
  const isDelivered = deliveredAt !== null && order.cancelledAt === null;
  return (
    <tr>
      <th scope="row" data-label={words.columns.order} className="under bare">
        <Link to={orderFromPath(id, back)} className="link">
          {shortOf(id)}
        </Link>
      </th>
      <td data-label={words.columns.user} className="lead">
        <OrderedBy order={order} />
      </td>
      <td data-label={words.columns.phone} className="late bare">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className="link">
            {customerPhone}
          </a>
        ) : null}
      </td>
      <td data-label={words.columns.date} className="number under bare">
        {formatDate(createdAt)}
      </td>
      <td data-label={words.columns.total} className="number aside amount">
        <Worth order={order} />
      </td>
      <PaidCell order={order} />
      <td data-label={words.columns.delivered} className="number under end bare">
        {isDelivered ? (
          <span className="text-xs text-stone max-lg:hidden">{formatDate(deliveredAt)}</span>
        ) : null}{" "}
        <Stand {...standOf(order, order.stockReturnedAt === null)} />
      </td>
    </tr>
  );
}

/** Of a cancelled order nothing is waited for. */
function PaidCell({ order }: { order: ListedOrder }) {
  const { paidAt, khataAt, cancelledAt, paymentAlerts } = order;
  const isOff = cancelledAt !== null && paidAt === null && khataAt === null;
  return (
    <td
      data-label={words.columns.paid}
      data-none={(isOff && paymentAlerts.length === 0) || undefined}
      className={`number late end ${paidAt === null ? "bare" : ""}`}
    >
      {isOff ? "–" : <Paid {...order} />}
      {paymentAlerts.map((alert) => (
        <Fragment key={alert}>
          {" "}
          <Badge isAlarming={isAlarming(alert)}>{alertTexts[alert]}</Badge>
        </Fragment>
      ))}
    </td>
  );
}

function Paid({ paidAt, khataAt, deliveredAt }: ListedOrder) {
  if (paidAt !== null) return formatDate(paidAt);
  if (khataAt !== null) return words.onKhata;
  return <b className={deliveredAt === null ? undefined : "text-chilli"}>{words.notPaid}</b>;
}
