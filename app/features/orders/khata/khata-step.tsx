import { khataPath, orderStepPath } from "#app/addresses.ts";
import type { OrderKhata } from "#app/features/khata/read-khata.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { CommandForm } from "#app/ui/command-form.tsx";
import { formatPaise } from "#app/values/money.ts";

/** The owner's choice for a packed order of a customer with a khata. */
export function KhataStep({ orderId, khata }: { orderId: string; khata: OrderKhata }) {
  return (
    <section className="panel print:hidden" aria-labelledby="khata">
      <h2 id="khata" className="mb-2">
        Khata
      </h2>
      <p className="mb-3">
        <span className="money">{formatPaise(khata.balancePaise)}</span> of{" "}
        <span className="money">{formatPaise(khata.limitPaise)}</span> is owed.
      </p>
      <CommandForm
        action={orderStepPath(orderId, "khata")}
        label="Put on the khata"
        busyLabel="Loading..."
        className="button button-plain"
      />
    </section>
  );
}

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
