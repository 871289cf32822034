import { khataPath } from "#app/addresses.ts";
import type { Order } from "#app/features/orders/order.ts";
import { formatPaise } from "#app/values/money.ts";

/** Said beside the track. */
export function OnKhata({ order, isAdmin }: { order: Order; isAdmin: boolean }) {
  const amount = <span className="money">{formatPaise(order.payablePaise)}</span>;
  return (
    <p className="panel print:hidden">
      {isAdmin ? (
        <>On the customer's khata: {amount}</>
      ) : (
        <>
          On your khata: {amount}.{" "}
          <a href={khataPath} className="link inline-block min-h-11 content-center">
            See your khata
          </a>
        </>
      )}
    </p>
  );
}
