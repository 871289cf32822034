import { Form, Link } from "@remix-run/react";
import type { StandCounts } from "#app/features/orders/filter-orders.server.ts";
import { type OrderStand, orderStands } from "#app/features/orders/order-filter.ts";
import {
  cashLabel,
  onlineLabel,
  onlineMethod,
  paymentMethods,
} from "#app/values/payment-method.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

type OrderFiltersProps = {
  action: string;
  text: string;
  show: OrderStand | null;
  day: string;
  method: string;
  counts: StandCounts;
};

/** How far the orders are as links, and a form, folded on a phone, for one of them, a day or a way of paying. */
export function OrderFilters({ action, text, show, day, method, counts }: OrderFiltersProps) {
  const isFiltered = Boolean(text || show || day || method);
  return (
    <>
      <StandLinks {...{ action, show, counts }} />
      <details className="fold mb-2" open={Boolean(text || day || method)}>
        <summary className="flex min-h-11 items-center justify-between font-semibold">
          {words.searchOrders}
        </summary>
        <Form
          key={`${text}${day}${method}`}
          method="get"
          action={action}
          role="search"
          className="find"
        >
          {show ? <input type="hidden" name="show" value={show} /> : null}
          <label className="wide">
            <span className="of-search">{words.searchOrders}</span>
            <input
              type="search"
              name="query"
              defaultValue={text}
              maxLength={200}
              placeholder={words.searchHint}
              className="field"
            />
          </label>
          <label className="day">
            {words.day}
            <input type="date" name="day" defaultValue={day} className="field" />
          </label>
          <label>
            {words.payment}
            <select name="method" defaultValue={method} className="field">
              <option value="">{words.all}</option>
              {paymentMethods.map((one) => (
                <option key={one} value={one}>
                  {one === onlineMethod ? onlineLabel() : cashLabel()}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button">
            {shared.search}
          </button>
          {isFiltered ? (
            <Link to={action} className="button button-plain">
              {shared.showAll}
            </Link>
          ) : null}
        </Form>
      </details>
    </>
  );
}

function StandLinks({
  action,
  show,
  counts,
}: Pick<OrderFiltersProps, "action" | "show" | "counts">) {
  return (
    <nav aria-label={words.filter} className="stands counted-stands">
      <Link to={action} aria-current={show === null ? "page" : undefined}>
        {words.all}
      </Link>
      {(Object.keys(orderStands) as OrderStand[])
        .filter((stand) => stand !== "give-back" || stand === show || counts[stand])
        .map((stand) => (
          <Link
            key={stand}
            to={`${action}?show=${stand}`}
            aria-current={stand === show ? "page" : undefined}
            data-stand={stand}
          >
            {orderStands[stand]}
            {counts[stand] ? <b> {countText(counts[stand])}</b> : null}
          </Link>
        ))}
    </nav>
  );
}

const countText = (orders: number) => (orders > 99 ? "99+" : orders);
