import { allProductsPath, orderPath, orderStepPath, profilePath } from "#app/addresses/paths.ts";
import { indianDay } from "#app/values/dates.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { Filled } from "#app/ui/filled.tsx";
import { words as ui } from "#app/ui/words.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./mine.words.ts";

type MyOrder = {
  id: string;
  short: string;
  createdAt: number;
  isPaid: boolean;
  totalPaise: number;
  isNothingLeft: boolean;
  isOnKhata: boolean;
  step: string;
  items: string;
};

export type MyOrdersProps = {
  orders: MyOrder[];
  canPayOnline: boolean;
  hasKhata: boolean;
  page: number;
  hasNext: boolean;
};

const cell = "@lg:table-cell @lg:px-2 @lg:py-2 @lg:align-middle @lg:first:pl-0 @lg:last:pr-0";

/**
 * The table under the heading 'My Orders'; where it doesn't fit, each order takes three lines: date
 * and total, what it is, and what can be done.
 */
export function MyOrders({ orders, canPayOnline, page, hasNext }: Omit<MyOrdersProps, "hasKhata">) {
  if (orders.length === 0 && page === 1) {
    return (
      <p>
        <Filled
          text={words.noOrders}
          link={
            <a href={allProductsPath} className="link">
              {words.allProducts}
            </a>
          }
        />
      </p>
    );
  }
  return (
    <div className="@container">
      <table className="block w-full border-collapse @lg:table">
        <thead className="sr-only @lg:not-sr-only @lg:table-header-group">
          <tr className="border-b border-stone text-left text-xs">
            <th scope="col" className={cell}>
              {words.date}
            </th>
            <th scope="col" className={cell}>
              {words.status}
            </th>
            <th scope="col" className={`${cell} whitespace-nowrap`}>
              {words.actions}
            </th>
            <th scope="col" className={`${cell} text-right`}>
              {words.total}
            </th>
            <th scope="col" className={cell}>
              {words.order}
            </th>
          </tr>
        </thead>
        <tbody className="block @lg:table-row-group">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} canPayOnline={canPayOnline} />
          ))}
        </tbody>
      </table>
      {page > 1 || hasNext ? <OrderPages page={page} hasNext={hasNext} /> : null}
    </div>
  );
}

type OrderRowProps = { order: MyOrdersProps["orders"][number]; canPayOnline: boolean };

function OrderRow({ order, canPayOnline }: OrderRowProps) {
  const { id, short, createdAt, isPaid, totalPaise, isNothingLeft, isOnKhata, step, items } = order;
  return (
    <tr className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 @lg:table-row">
      <td className={`${cell} flex-1 font-semibold whitespace-nowrap @lg:font-normal`}>
        {indianDay(createdAt)}
      </td>
      <td className={`${cell} order-3 flex-1 whitespace-nowrap`}>
        <OrderStatus {...{ id, isPaid, isNothingLeft, isOnKhata, canPayOnline }} />
      </td>
      <td className={`${cell} order-3`}>
        <div className="flex flex-wrap items-center gap-x-4 @lg:flex-nowrap @lg:whitespace-nowrap">
          <CommandForm
            action={orderStepPath(id, "again")}
            label={words.orderAgain}
            busyLabel={ui.loading}
            className="link min-h-11 text-sm"
          />
          <a href={orderPath(id)} className="link inline-block min-h-11 content-center text-sm">
            {words.details}
          </a>
        </div>
      </td>
      <td className={`${cell} money order-1 text-right font-semibold`}>
        {formatPaise(totalPaise)}
      </td>
      <td className={`${cell} order-2 basis-full text-sm leading-5 wrap-anywhere`}>
        <strong>{step}</strong> <span className="text-xs text-stone">{short}</span>
        <span className="line-clamp-1 text-xs text-stone">{items}</span>
      </td>
    </tr>
  );
}

function OrderPages({ page, hasNext }: Pick<MyOrdersProps, "page" | "hasNext">) {
  return (
    <nav aria-label={words.pages} className="mt-3 flex flex-wrap justify-between gap-2">
      {page > 1 ? (
        <a href={`${profilePath}?page=${page - 1}`} rel="prev" className="button button-plain">
          {words.previous}
        </a>
      ) : (
        <span />
      )}
      {hasNext ? (
        <a href={`${profilePath}?page=${page + 1}`} rel="next" className="button button-plain">
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}

function OrderStatus({
  id,
  isPaid,
  isNothingLeft,
  isOnKhata,
  canPayOnline,
}: {
  id: string;
  isPaid: boolean;
  isNothingLeft: boolean;
  isOnKhata: boolean;
  canPayOnline: boolean;
}) {
  if (isPaid)
    return (
      <span className="inline-block rounded-md bg-mint px-3 py-1 text-sm font-semibold text-leaf">
        {words.paid}
      </span>
    );
  if (isNothingLeft) return null;
  if (isOnKhata) return <span className="text-sm text-stone">{words.onKhata}</span>;
  if (!canPayOnline) return <span className="text-sm text-chilli">{words.payOnDelivery}</span>;
  return (
    <CommandForm
      action={orderStepPath(id, "pay")}
      label={words.pay}
      busyLabel={words.paying}
      className="button button-danger bg-rose px-5 text-sm"
    />
  );
}
