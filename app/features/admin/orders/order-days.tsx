import { Link, useLocation } from "@remix-run/react";
import { orderFromPath } from "#app/addresses/side-paths.ts";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { isWaitingForPayment } from "#app/features/orders/order.ts";
import { alertTexts } from "#app/features/payments/payment-alert.ts";
import { formatIndianIso, formatWeekday, indianDay } from "#app/values/dates.ts";
import { shortOf } from "#app/values/identifier.ts";
import { formatPaise } from "#app/values/money.ts";
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
  const { id, createdAt, customerName, payablePaise, paymentAlerts } = order;
  const stand = standOf(order);
  return (
    <Link to={to}>
      <b>
        {shortOf(id)} {customerName}
      </b>
      <b>{formatPaise(payablePaise)}</b>
      <span className="stand" data-stand={stand}>
        {words.states[stand]}
      </span>
      <PaidHow order={order} />
      <span className="text-xs text-stone">{formatIndianIso(createdAt).slice(11, 16)}</span>
      <span>
        {paymentAlerts.map((alert) => (
          <span key={alert} className="badge">
            {alertTexts[alert]}
          </span>
        ))}
      </span>
    </Link>
  );
}

/** Alarming is only what was handed over without its money. */
function PaidHow({ order }: { order: ListedOrder }) {
  const { paidAt, khataAt, deliveredAt, cancelledAt } = order;
  if (paidAt !== null) return <span className="text-stone">{words.paid}</span>;
  if (khataAt !== null) return <span className="text-stone">{words.onKhata}</span>;
  if (cancelledAt !== null) return <span />;
  return (
    <span className={`font-semibold ${deliveredAt === null ? "" : "text-chilli"}`}>
      {words.notPaid}
    </span>
  );
}

function standOf(order: ListedOrder): keyof typeof words.states {
  if (order.cancelledAt !== null) return "cancelled";
  if (order.deliveredAt !== null) return "delivered";
  if (order.dispatchedAt !== null) return "out";
  if (order.packedAt !== null) return "packed";
  if (isWaitingForPayment(order)) return "waits";
  return order.acceptedAt === null ? "new" : "to-pack";
}
