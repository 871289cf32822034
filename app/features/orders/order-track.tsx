import type { ReactNode } from "react";
import { words as invoice } from "./invoice/words.ts";
import { type Order, isWaitingForPayment } from "./order.ts";
import { NotPaid } from "./not-paid.tsx";
import { latestStep, progressOf } from "./order-progress.ts";
import { Tracking } from "./tracking.tsx";

/** As who reads it calls who did it. */
const whoCancelled = ({ cancelledBy, isOwn }: Order) =>
  cancelledBy === "customer" && isOwn ? "you" : cancelledBy;

type OrderTrackProps = { order: Order; below?: ReactNode; children?: ReactNode };

/** How far it is, as its customer sees it. */
export function OrderTrack({ order, below, children }: OrderTrackProps) {
  if (isWaitingForPayment(order))
    return (
      <section className="panel print:hidden" aria-label={invoice.amountToPay}>
        <NotPaid order={order} />
      </section>
    );
  return (
    <Tracking
      {...progressOf(order)}
      times={order}
      at={latestStep(order)}
      cancelled={{ by: whoCancelled(order), reason: order.cancelReason }}
      below={below}
    >
      {children}
    </Tracking>
  );
}
