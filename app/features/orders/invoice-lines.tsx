import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./invoice/words.ts";
import {
  type ChangeLine,
  type Order,
  type OrderLine,
  givenBackPaise,
  standingLines,
} from "./order.ts";
import { Below, Said } from "#app/ui/bilingual.tsx";
import { ProductName } from "#app/ui/product-name.tsx";

const amount = "invoice-cell money text-right";
/** Only where the table fits, and on paper. */
const ofTable = `${amount} hidden @lg:table-cell print:table-cell`;
const sum = "flex flex-wrap justify-between gap-x-3";

/** Lines and totals of an order, in the invoice's container; a row is never cut at a page's end. */
export function InvoiceLines({ order }: { order: Order }) {
  const packed = standingLines(order);
  return (
    <>
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
            <Line
              key={line.financialId}
              line={line}
              packed={packed?.find(({ financialId }) => financialId === line.financialId)}
            />
          ))}
        </tbody>
      </table>
      <Sums order={order} />
    </>
  );
}

/** Fees are lines of their own. */
function Sums({ order }: { order: Order }) {
  return (
    <dl className="ml-auto mt-2 grid max-w-xs break-inside-avoid gap-y-1">
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
      <div className={`${sum} border-t border-stone pt-1 text-lg font-bold`}>
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
      {order.cancelledAt === null && order.payablePaise !== order.totalPaise ? (
        <div className={`${sum} text-lg font-bold`}>
          <dt>
            <Said text={payableLabel(order)} />
          </dt>
          <dd className="money">{formatPaise(order.payablePaise)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** What is to be paid, or was. */
function payableLabel(order: Order): string {
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

/**
 * Where the table doesn't fit: the name and what it comes to, and under it pack and count.
 */
function Line({ line, packed }: { line: OrderLine; packed: ChangeLine | undefined }) {
  return (
    <tr className="flex break-inside-avoid flex-wrap gap-x-3 border-b border-line py-2 first:pt-0 @lg:table-row print:table-row">
      <td className="invoice-cell basis-[calc(100%-6.75rem)] text-sm print:text-xs">
        <ProductName of={line} />
        <Below text={line.name} />
        {packed ? <Packed {...packed} /> : null}
      </td>
      <td className="invoice-cell order-1 text-stone">{formatPack(line)}</td>
      <td className={ofTable}>{formatPaise(line.pricePaise)}</td>
      <td className={ofTable}>{formatPaise(line.dpricePaise)}</td>
      <td className={`${amount} order-1 text-stone @lg:text-inherit print:text-inherit`}>
        <Heading>{words.qty}</Heading>
        {line.qty}
      </td>
      <td
        className={`${amount} basis-24 text-sm font-semibold @lg:font-normal print:text-xs print:font-normal`}
      >
        {formatPaise(line.dpricePaise * line.qty)}
      </td>
    </tr>
  );
}

/** What was short of the line, and what came in its place. */
function Packed({ ordered, packed, swap }: ChangeLine) {
  if (packed === ordered) return null;
  const what = packed === 0 ? words.notPacked : words.packedOf(packed, ordered);
  return (
    <span className="block text-xs">
      {swap
        ? words.swapped(
            what,
            `${swap.qty} × ${cardTitle(swap)}, ${formatPack(swap)}`,
            formatPaise(swap.amountPaise),
          )
        : what}
    </span>
  );
}

function Heading({ children }: { children: string }) {
  return <span className="text-stone @lg:hidden print:hidden">{children} </span>;
}
