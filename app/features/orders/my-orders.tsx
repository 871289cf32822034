import { allProductsPath, profilePath } from "#app/addresses/paths.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./mine.words.ts";
import { MyOrderRow, orderCell } from "./my-order-row.tsx";
import type { MyOrder } from "./my-orders.server.ts";

export type MyOrdersProps = {
  orders: MyOrder[];
  canPayOnline: boolean;
  page: number;
  hasNext: boolean;
};

/** How many stand before all are asked for, on a phone and where there is more room. */
const [mostOnPhone, mostBeside] = [3, 5];

type ShownOrdersProps = MyOrdersProps & {
  /** The newest few, with the way to all of them. */
  isShort?: boolean;
};

/**
 * The table under the heading 'My Orders'; where it doesn't fit, each order takes three lines: date
 * and total, what it is, and what can be done.
 */
export function MyOrders({ isShort = false, ...props }: ShownOrdersProps) {
  const { orders, canPayOnline, page, hasNext } = props;
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
            <th scope="col" className={orderCell}>
              {words.date}
            </th>
            <th scope="col" className={orderCell}>
              {words.status}
            </th>
            <th scope="col" className={`${orderCell} whitespace-nowrap`}>
              {words.actions}
            </th>
            <th scope="col" className={`${orderCell} text-right`}>
              {words.total}
            </th>
            <th scope="col" className={orderCell}>
              {words.order}
            </th>
          </tr>
        </thead>
        <tbody className="block @lg:table-row-group">
          {orders.map((order, at) => (
            <MyOrderRow
              key={order.id}
              order={order}
              canPayOnline={canPayOnline}
              look={isShort ? lookAt(at) : ""}
            />
          ))}
        </tbody>
      </table>
      {isShort && orders.length > mostOnPhone ? (
        <AllOrders look={orders.length > mostBeside ? "" : "md:hidden"} />
      ) : null}
      {!isShort && (page > 1 || hasNext) ? <OrderPages {...{ page, hasNext }} /> : null}
    </div>
  );
}

function lookAt(at: number): string {
  if (at >= mostBeside) return "hidden!";
  return at >= mostOnPhone ? "max-md:hidden!" : "";
}

function AllOrders({ look }: { look: string }) {
  return (
    <a
      href={`${profilePath}?page=1`}
      className={`go -mb-2 flex min-h-12 items-center justify-between font-semibold text-leaf ${look}`}
    >
      {words.allOrders}
    </a>
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
