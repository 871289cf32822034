import { Link } from "@remix-run/react";
import { formatIndianIso } from "#app/values/dates.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { formatPaise } from "#app/values/money.ts";

type MyOrdersProps = {
  orders: { id: string; createdAt: number; isPaid: boolean; totalPaise: number }[];
  canPayOnline: boolean;
  page: number;
  hasNext: boolean;
};

const cell = "px-2 py-1";

/** The table under the heading 'My Orders'. */
export function MyOrders({ orders, canPayOnline, page, hasNext }: MyOrdersProps) {
  if (orders.length === 0 && page === 1) {
    return <p>You have no orders yet. <Link to="/category/all" className="link">See all products</Link></p>;
  }
  return (
    <>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-stone text-left text-xs">
            <th scope="col" className={cell}>Date</th>
            <th scope="col" className={cell}>Status</th>
            <th scope="col" className={cell}>Actions</th>
            <th scope="col" className={`${cell} text-right`}>Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, createdAt, isPaid, totalPaise }) => (
            <tr key={id} className="border-b border-line">
              <td className={`${cell} whitespace-nowrap`}>{formatIndianIso(createdAt).slice(0, 10)}</td>
              <td className={cell}>
                <OrderStatus id={id} isPaid={isPaid} canPayOnline={canPayOnline} />
              </td>
              <td className={cell}><Link to={`/order/${id}`} className="link inline-block min-h-11 content-center px-1">Details</Link></td>
              <td className={`${cell} money text-right`}>{formatPaise(totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {page > 1 || hasNext ? (
        <nav aria-label="Pages of orders" className="mt-3 flex justify-between">
          {page > 1 ? <Link to={`/profile?page=${page - 1}`} rel="prev" className="button button-plain">Previous</Link> : <span />}
          {hasNext ? <Link to={`/profile?page=${page + 1}`} rel="next" className="button button-plain">Next</Link> : null}
        </nav>
      ) : null}
    </>
  );
}

function OrderStatus({ id, isPaid, canPayOnline }: { id: string; isPaid: boolean; canPayOnline: boolean }) {
  if (isPaid) return <span className="inline-block rounded-md bg-leaf px-3 py-1 font-semibold text-on-leaf">Paid</span>;
  if (!canPayOnline) return <span className="text-chilli">Pay on delivery</span>;
  return <CommandForm action={`/order/${id}/pay`} label="Pay" busyLabel="Processing payment..." className="button bg-chilli text-card" />;
}
