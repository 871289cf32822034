import { formatPaise } from "#app/values/money.ts";
import { PayOnline } from "./again/ways-on.tsx";
import { PayByUpi } from "./collect/collect.tsx";
import { methodOf } from "./invoice-payment.tsx";
import { words as invoice } from "./invoice/words.ts";
import { OnKhata } from "./khata/on-khata.tsx";
import type { OrderPageData } from "./load-order-page.server.ts";
import { NotPaid } from "./not-paid.tsx";
import { type Order, givenBackPaise, isOwed, isWaitingForPayment } from "./order.ts";
import { Refunds } from "./refunds.tsx";
import { words } from "./words.ts";

type PaymentBlockProps = Pick<OrderPageData, "order" | "notes" | "canPay" | "collection">;

/** For its customer: what is due, paid and goes back, once, with the ways to pay. */
export function PaymentBlock({ order, notes, canPay, collection }: PaymentBlockProps) {
  const upi = collection?.upi;
  return (
    <section className="panel print:border-0 print:p-0" aria-label={words.payment}>
      <Standing order={order} />
      <Refunds notes={notes.lines} />
      <InTheEnd order={order} />
      {upi ? (
        <PayByUpi upi={upi}>{canPay ? <PayOnline order={order} isRow /> : null}</PayByUpi>
      ) : (
        canPay && (
          <div className="mt-3 print:hidden">
            <PayOnline order={order} />
          </div>
        )
      )}
    </section>
  );
}

function Standing({ order }: { order: Order }) {
  if (isWaitingForPayment(order)) return <NotPaid order={order} />;
  if (order.khataAt !== null) return <OnKhata order={order} isAdmin={false} />;
  if (order.paidAt !== null) return <Paid order={order} />;
  if (!isOwed(order)) return <p className="font-bold">{invoice.nothingLeft}</p>;
  return (
    <>
      <p className="font-bold">{invoice.pleasePay(formatPaise(order.payablePaise))}</p>
      <Method order={order} />
    </>
  );
}

function Paid({ order }: { order: Order }) {
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 font-bold">
        {invoice.statusPaid}
        <span className="money">{formatPaise(order.payablePaise + givenBackPaise(order))}</span>
      </p>
      <Method order={order} />
    </>
  );
}

/** What joins what was paid with the bill's total. */
function InTheEnd({ order }: { order: Order }) {
  const { paidAt, payablePaise } = order;
  if (paidAt === null || payablePaise === 0 || givenBackPaise(order) === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 font-bold">
      {invoice.inTheEnd}
      <span className="money">{formatPaise(payablePaise)}</span>
    </p>
  );
}

function Method({ order }: { order: Order }) {
  return <p className="text-sm text-stone print:hidden">{methodOf(order)}</p>;
}
