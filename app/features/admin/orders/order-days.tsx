import { Link, useLocation } from "@remix-run/react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { Stand } from "#app/ui/stand.tsx";
import { alertTexts, isSettledAlert } from "#app/features/payments/payment-alert.ts";
import { formatIndianIso, formatWeekday, indianDay } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { Worth } from "./worth.tsx";
import { words } from "./words.ts";

/** Newest first, each day below its date. */
export function OrderDays({ orders }: { orders: ListedOrder[] }) {
  const { pathname, search } = useLocation();
  const days = Map.groupBy(orders, ({ createdAt }) => indianDay(createdAt));
  return (
    <div className="order-days">
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2>{formatWeekday(ofDay[0]?.createdAt ?? 0)}</h2>
          <ul>
            {ofDay.map((order) => (
              <li key={order.id} className="panel p-0">
                <OrderLine order={order} to={orderFromPath(order.id, pathname + search)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OrderLine({ order, to }: { order: ListedOrder; to: string }) {
  const { id, createdAt, customerName, paymentAlerts } = order;
  return (
    <Link to={to}>
      <b className="whose">
        {shortOf(id)} {customerName}
      </b>
      <b className="amount">
        <Worth order={order} />
      </b>
      <span className="how">
        {formatIndianIso(createdAt).slice(11, 16)}
        <PaidHow order={order} />
      </span>
      <Stand {...standOf(order)} />
      {paymentAlerts.length > 0 ? (
        <span className="alerts">
          {paymentAlerts.map((alert) => (
            <span key={alert} className={isSettledAlert(alert) ? "badge over" : "badge"}>
              {alertTexts[alert]}
            </span>
          ))}
        </span>
      ) : null}
    </Link>
  );
}

/** Alarming is only what was handed over without its money. */
function PaidHow({ order }: { order: ListedOrder }) {
  const { paidAt, khataAt, deliveredAt, cancelledAt } = order;
  if (paidAt !== null) return ` · ${words.paid}`;
  if (khataAt !== null) return ` · ${words.onKhata}`;
  if (cancelledAt !== null) return null;
  return (
    <>
      {" · "}
      <b className={deliveredAt === null ? undefined : "text-chilli"}>{words.notPaid}</b>
    </>
  );
}
