import { Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import { formatDate } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { Sheet } from "#app/features/admin/sheet.tsx";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { HowFar } from "./how-far.tsx";
import { moneyBadges } from "./money-badges.tsx";
import { OrderedBy } from "./ordered-by.tsx";
import { PaidHow, isLapsed, paidHow } from "./paid-how.tsx";
import { Worth } from "./worth.tsx";
import { words } from "./words.ts";

export function OrderTable({ orders, now }: { orders: ListedOrder[]; now: number }) {
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
      className="records opens orders"
    >
      {orders.map((order) => (
        <OrderRow key={order.id} {...{ order, now }} back={pathname + search} />
      ))}
    </Sheet>
  );
}

type OrderRowProps = { order: ListedOrder; now: number; back: string };

function OrderRow({ order, now, back }: OrderRowProps) {
  const { id, customerPhone, createdAt, deliveredAt } = order;
  const isDelivered = deliveredAt !== null && order.cancelledAt === null;
  const ordered = formatDate(createdAt);
  return (
    <tr>
      <th scope="row" data-label={words.columns.order} className="under bare">
        <Link to={orderFromPath(id, back)} className="link opener">
          {shortOf(id)}
        </Link>
      </th>
      <td data-label={words.columns.user} className="lead">
        <OrderedBy order={order} />
      </td>
      <td data-label={words.columns.phone} className="late bare lg:text-xs">
        {customerPhone ? (
          <a href={`tel:+91${customerPhone}`} className="link">
            {customerPhone}
          </a>
        ) : null}
      </td>
      <td data-label={words.ordered} className="number late bare">
        {ordered}
      </td>
      <td data-label={words.columns.total} className="number aside amount">
        <Worth order={order} />
      </td>
      <PaidCell order={order} ordered={ordered} />
      <td data-label={words.columns.delivered} className="number parts bare">
        <HowFar {...{ order, now }} />{" "}
        {isDelivered ? (
          <DateOf name={words.columns.delivered} at={deliveredAt} ordered={ordered} />
        ) : null}
      </td>
    </tr>
  );
}

type DateOfProps = { name?: string; at: number; ordered: string };

/** On a phone said where it is another than the day of the order. */
function DateOf({ name, at, ordered }: DateOfProps) {
  const date = formatDate(at);
  return (
    <span
      data-label={name}
      className={`text-xs text-stone ${date === ordered ? "max-lg:hidden" : ""}`}
    >
      {date}
    </span>
  );
}

/** Of an order that is cancelled, or was not paid in time, nothing is waited for. */
function PaidCell({ order, ordered }: { order: ListedOrder; ordered: string }) {
  const { paidAt } = order;
  const badges = moneyBadges(order);
  const isSaid = paidHow(order) !== null || badges.length > 0;
  return (
    <td
      data-label={words.columns.paid}
      data-none={!isSaid || undefined}
      className="number late bare"
    >
      {paidHow(order) === null ? <NotPaid order={order} /> : <PaidHow order={order} />}{" "}
      {paidAt === null ? null : <DateOf at={paidAt} ordered={ordered} />}
      {badges.map((badge) => (
        <Fragment key={badge.key}> {badge}</Fragment>
      ))}
    </td>
  );
}

/** On a phone its stand alone says it. */
function NotPaid({ order }: { order: ListedOrder }) {
  const isAwaited = isWaitingForPayment(order) && !isLapsed(order);
  return <span className="max-lg:hidden">{isAwaited ? words.awaited : "–"}</span>;
}
