import { orderPath } from "#app/addresses/paths.ts";
import { counterPath } from "#app/addresses/side-paths.ts";
import type { Order } from "#app/features/orders/order.ts";
import { standOf } from "#app/features/orders/stand.ts";
import { words as orders } from "#app/features/orders/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { Stand } from "#app/ui/stand.tsx";
import { words } from "./words.ts";

type NotToPackProps = { order: Order; message: string | undefined; isAtCounter: boolean };

/** What is packed, on its way, cancelled or not paid is not packed here: it says so and leads back. */
export function NotToPack({ order, message, isAtCounter }: NotToPackProps) {
  const stand = standOf(order, order.heldUntil !== null);
  return (
    <Page title={words.heading} narrow>
      {message ? <Alert>{message}</Alert> : null}
      <section className="panel grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{orders.orderNamed(order.short)}</h2>
          <Stand {...stand} />
        </div>
        <p>{whyNot(stand.stand)}</p>
        <div className="choices">
          <a href={orderPath(order.id)} className="button">
            {orders.backToOrder}
          </a>
          {isAtCounter ? (
            <a href={counterPath} className="button button-plain">
              {orders.backToCounter}
            </a>
          ) : null}
        </div>
      </section>
    </Page>
  );
}

function whyNot(stand: ReturnType<typeof standOf>["stand"]): string {
  if (stand === "cancelled") return words.cancelledAlready;
  return stand === "waits" ? words.notPaidYet : words.packedAlready;
}
