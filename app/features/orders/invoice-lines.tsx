import { titleCase } from "#app/values/text.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { Order, OrderLine } from "./order.ts";

const cell = "px-1 py-2 align-top first:pl-0 last:pr-0";
const amount = `${cell} money text-right`;
const wideCell = `${cell} hidden whitespace-nowrap md:table-cell print:table-cell`;

/** Lines and totals of an order; a row is never cut at a page's end. */
export function InvoiceLines({ order }: { order: Order }) {
  return (
    <>
      <div className="mt-4 overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-xs md:text-sm print:text-xs">
          <thead>
            <tr className="border-b border-stone text-left">
              <th scope="col" className={cell}>Item</th>
              <th scope="col" className={wideCell}>Unit</th>
              <th scope="col" className={`${cell} text-right`}>MRP</th>
              <th scope="col" className={`${cell} text-right`}>Price</th>
              <th scope="col" className={`${cell} text-right`}>Qty</th>
              <th scope="col" className={`${cell} text-right`}>Amount</th>
            </tr>
          </thead>
          <tbody>{order.lines.map((line) => <Line key={line.financialId} line={line} />)}</tbody>
        </table>
      </div>
      <dl className="ml-auto mt-2 grid max-w-xs break-inside-avoid grid-cols-[1fr_auto] gap-y-1">
        <dt>Items</dt><dd className="money text-right">{formatPaise(order.itemsPaise)}</dd>
        <dt>Shipping</dt><dd className="money text-right">{formatPaise(order.shippingPaise)}</dd>
        <dt className="border-t border-stone pt-1 text-lg font-bold">Total</dt>
        <dd className="money border-t border-stone pt-1 text-right text-lg font-bold">{formatPaise(order.totalPaise)}</dd>
      </dl>
    </>
  );
}

/** On a phone the unit stands under the name, so that the amounts fit beside it. */
function Line({ line }: { line: OrderLine }) {
  const pack = formatPack(line);
  return (
    <tr className="break-inside-avoid border-b border-line">
      <td className={cell}>
        {titleCase(`${line.brand} ${line.name}`.trim())}
        <span className="block text-stone md:hidden print:hidden">{pack}</span>
      </td>
      <td className={wideCell}>{pack}</td>
      <td className={amount}>{formatPaise(line.pricePaise)}</td>
      <td className={amount}>{formatPaise(line.dpricePaise)}</td>
      <td className={amount}>{line.qty}</td>
      <td className={amount}>{formatPaise(line.dpricePaise * line.qty)}</td>
    </tr>
  );
}
