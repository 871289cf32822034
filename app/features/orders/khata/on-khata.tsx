import { khataPath } from "#app/addresses/paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { Filled } from "#app/ui/filled.tsx";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

export function OnKhata({ order, isAdmin }: { order: Order; isAdmin: boolean }) {
  const amount = <span className="money">{formatPaise(order.payablePaise)}</span>;
  return (
    <p className={isAdmin ? "panel py-1 print:hidden" : "-my-2 font-bold"}>
      {isAdmin ? (
        <Filled text={words.onTheirs} amount={amount} />
      ) : (
        <Filled
          text={words.onYours}
          amount={amount}
          link={
            <a href={khataPath} className="link inline-block min-h-11 content-center">
              {words.see}
            </a>
          }
        />
      )}
    </p>
  );
}
