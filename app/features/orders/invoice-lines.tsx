import { formatPaise } from "#app/values/money.ts";
import { words } from "./invoice/words.ts";
import { InvoiceLine } from "./invoice-line.tsx";
import { type Order, givenBackPaise, standingLines } from "./order.ts";
import { Said } from "#app/ui/bilingual.tsx";

const sum = "flex flex-wrap justify-between gap-x-3";
const totalLook = "border-t border-stone pt-1 text-lg font-bold";

type InvoiceLinesProps = { order: Order; pictures: Record<string, string> };

/** Lines of an order, in the invoice's container; a row is never cut at a page's end. */
export function InvoiceLines({ order, pictures }: InvoiceLinesProps) {
  const packed = standingLines(order);
  return (
    <table className="block print:mt-4 w-full border-collapse text-xs @lg:table @lg:text-sm print:table print:text-xs">
      <thead className="hidden @lg:table-header-group print:table-header-group">
        <tr className="border-b border-stone text-left">
          <th scope="col" className="invoice-cell">
            <Said text={words.item} />
          </th>
          <th scope="col" className="invoice-cell">
            <Said text={words.unit} />
          </th>
          <th scope="col" className="invoice-cell text-right">
            <Said text={words.mrp} />
          </th>
          <th scope="col" className="invoice-cell text-right">
            <Said text={words.price} />
          </th>
          <th scope="col" className="invoice-cell text-right">
            <Said text={words.qty} />
          </th>
          <th scope="col" className="invoice-cell text-right">
            <Said text={words.amount} />
          </th>
        </tr>
      </thead>
      <tbody className="block @lg:table-row-group print:table-row-group">
        {order.lines.map((line) => (
          <InvoiceLine
            key={line.financialId}
            line={line}
            image={pictures[line.financialId]}
            packed={packed?.find(({ financialId }) => financialId === line.financialId)}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Fees are lines of their own; what it all comes to is the one large sum. */
export function Sums({ order }: { order: Order }) {
  const isLast = order.cancelledAt !== null || order.payablePaise === order.totalPaise;
  return (
    <dl className="mt-2 grid break-inside-avoid gap-y-1 text-sm @lg:w-64 @lg:flex-none print:ml-auto print:max-w-xs print:text-base">
      <div className={sum}>
        <dt>
          <Said text={words.items} />
        </dt>
        <dd className="money">{formatPaise(order.itemsPaise + (order.offerPaise ?? 0))}</dd>
      </div>
      <Offers order={order} />
      <div className={sum}>
        <dt>
          <Said text={words.shipping} />
        </dt>
        <dd className="money">{formatPaise(order.shippingPaise - order.slotFeePaise)}</dd>
      </div>
      {order.slotFeePaise > 0 ? (
        <div className={sum}>
          <dt>
            <Said text={words.deliveryWindow} />
          </dt>
          <dd className="money">{formatPaise(order.slotFeePaise)}</dd>
        </div>
      ) : null}
      <div className={`${sum} ${isLast ? totalLook : ""}`}>
        <dt>
          <Said text={words.total} />
        </dt>
        <dd className="money">{formatPaise(order.totalPaise)}</dd>
      </div>
      {order.cancelledAt === null && order.roundOffPaise !== 0 ? (
        <div className={sum}>
          <dt>
            <Said text={words.roundOff} />
          </dt>
          <dd className="money">{formatPaise(order.roundOffPaise)}</dd>
        </div>
      ) : null}
      {order.cancelledAt === null && order.returnedPaise > 0 ? (
        <div className={sum}>
          <dt>
            <Said text={words.cameBack} />
          </dt>
          <dd className="money">{formatPaise(-order.returnedPaise)}</dd>
        </div>
      ) : null}
      {isLast ? null : (
        <div className={`${sum} ${totalLook}`}>
          <dt>
            <Said text={payableLabel(order)} />
          </dt>
          <dd className="money">{formatPaise(order.payablePaise)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What is to be paid, or was. */
function payableLabel(order: Order): string {
  if (order.khataAt !== null) return words.onKhata;
  if (order.paidAt === null) return words.amountToPay;
  return givenBackPaise(order) > 0 ? words.paidAfterRefund : words.paid;
}

function Offers({ order: { offers = [] } }: { order: Order }) {
  return offers.map(({ id, title, amountPaise }) => (
    <div key={id} className={sum}>
      <dt>{title}</dt>
      <dd className="money">{formatPaise(-amountPaise)}</dd>
    </div>
  ));
}
