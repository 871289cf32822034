import { Link, useLocation } from "@remix-run/react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { formatIndianIso, formatWeekday, indianDay } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { formatPaise } from "#app/values/money.ts";
import { HowFar } from "./how-far.tsx";
import { moneyBadges } from "./money-badges.tsx";
import { OrderedBy } from "./ordered-by.tsx";
import { PaidHow, isLapsed, paidHow } from "./paid-how.tsx";
import { Worth } from "./worth.tsx";
import { words } from "./words.ts";

/** Whether the list begins, and ends, on this page. */
type OrderDaysProps = { orders: ListedOrder[]; now: number; isFirst: boolean; isLast: boolean };

/** Newest first, each day below its date, and beside it what it came to. */
export function OrderDays({ orders, now, isFirst, isLast }: OrderDaysProps) {
  const { pathname, search } = useLocation();
  const days = Map.groupBy(orders, ({ createdAt }) => indianDay(createdAt));
  return (
    <div className="order-days">
      {[...days].map(([day, ofDay], at) => (
        <section key={day}>
          <h2>
            {formatWeekday(ofDay[0]?.createdAt ?? 0)}
            <CameTo
              orders={ofDay}
              isCut={(at === 0 && !isFirst) || (at === days.size - 1 && !isLast)}
            />
          </h2>
          <ul>
            {ofDay.map((order) => (
              <li key={order.id} className="panel p-0">
                <OrderLine
                  order={order}
                  now={now}
                  to={orderFromPath(order.id, pathname + search)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type CameToProps = { orders: ListedOrder[]; isCut: boolean };

/** Without what was never paid, and what was cancelled: below the sum it says how many, and whether the day goes on elsewhere. */
function CameTo({ orders, isCut }: CameToProps) {
  const standing = orders.filter(({ cancelledAt }) => cancelledAt === null);
  const counted = standing.filter((order) => !isWaitingForPayment(order));
  const sum = formatPaise(counted.reduce((paise, { payablePaise }) => paise + payablePaise, 0));
  const lapsed = standing.filter(isLapsed).length;
  const awaited = standing.length - counted.length - lapsed;
  const cancelled = orders.length - standing.length;
  const notes = [
    counted.length < orders.length ? words.leftOut({ awaited, lapsed, cancelled }) : "",
    isCut ? words.onThisPage : "",
  ];
  return (
    <small>
      {words.ofDay(counted.length, sum)}
      <span>{notes.filter(Boolean).join(" · ")}</span>
    </small>
  );
}

type OrderLineProps = { order: ListedOrder; now: number; to: string };

function OrderLine({ order, now, to }: OrderLineProps) {
  const { id, createdAt } = order;
  const badges = moneyBadges(order);
  return (
    <Link to={to}>
      <b className="whose">
        <OrderedBy order={order} /> <span className="of">{shortOf(id)}</span>
      </b>
      <b className="amount">
        <Worth order={order} />
      </b>
      <span className="how">
        {formatIndianIso(createdAt).slice(11, 16)}
        {paidHow(order) === null ? null : " · "}
        <PaidHow order={order} />
      </span>
      {badges.length > 0 ? <span className="alerts">{badges}</span> : null}
      <HowFar {...{ order, now }} />
    </Link>
  );
}
