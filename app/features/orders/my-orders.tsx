import { allProductsPath, profilePath } from "#app/addresses/paths.ts";
import { Filled } from "#app/ui/filled.tsx";
import { words } from "./mine.words.ts";
import { MyOrderRow, orderGrid, orderPlace } from "./my-order-row.tsx";
import type { MyOrder } from "./my-orders.server.ts";

export type MyOrdersProps = {
  orders: MyOrder[];
  canPayOnline: boolean;
  page: number;
  hasNext: boolean;
};

/** How many stand before all are asked for, on a phone and where there is more room. */
const [mostOnPhone, mostBeside] = [2, 5];

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
      <table className="block w-full">
        <thead className="sr-only @2xl:not-sr-only @2xl:block">
          <tr className={`border-b border-stone pb-1 text-left text-xs ${orderGrid}`}>
            <th scope="col" className={orderPlace.date}>
              {words.date}
            </th>
            <th scope="col" className={orderPlace.status}>
              {words.status}
            </th>
            <th scope="col" className={`${orderPlace.actions} text-right`}>
              {words.actions}
            </th>
            <th scope="col" className={`${orderPlace.total} text-right`}>
              {words.total}
            </th>
            <th scope="col" className={orderPlace.goods}>
              {words.order}
            </th>
          </tr>
        </thead>
        <tbody className="block">
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
