import { type Paper, sheetClass } from "#app/features/billing/paper/paper-size.ts";
import { isDue, settledWord } from "#app/features/orders/counter/counter-steps.ts";
import { type Order, standingLines } from "#app/features/orders/order.ts";
import { doorLines } from "#app/values/address.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { shownNote } from "#app/values/standing-note.ts";
import { words } from "./words.ts";

/** What is in the bag, for whom, and what is to be paid, as long as there is no bill. */
export function Slip({ order, paper }: { order: Order; paper: Paper }) {
  return (
    <section className={sheetClass(paper)}>
      <h1>{order.short}</h1>
      <div className="parties">
        <div>
          <p>{words.noBillYet}</p>
          <p>{formatMoment(order.createdAt)}</p>
        </div>
        <div>
          <p>
            {order.customerName}, {order.customerPhone}
          </p>
          <address>
            {order.street}, {order.city} {order.postalCode}
            {doorLines(order).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          {order.note ? <p>{words.note(shownNote(order.note))}</p> : null}
        </div>
      </div>
      <table className="lines">
        <tbody>
          {bagOf(order).map(({ name, qty, amountPaise }, index) => (
            <tr key={index}>
              <td className="item">{name}</td>
              <td className="n x">{qty}</td>
              <td className="n sum">{formatPaise(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="sums">
        {order.shippingPaise > 0 ? (
          <div>
            <dt>{words.shipping}</dt>
            <dd className="n">{formatPaise(order.shippingPaise)}</dd>
          </div>
        ) : null}
        <div className="whole">
          <dt>{isDue(order) ? words.toPay : settledWord(order)}</dt>
          <dd className="n">{formatPaise(order.payablePaise)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** As it was packed; as ordered before that. */
function bagOf(order: Order) {
  const packed = standingLines(order);
  return order.lines.flatMap((line) => {
    const change = packed?.find(({ financialId }) => financialId === line.financialId);
    const own = {
      name: `${cardTitle(line)}, ${formatPack(line)}`,
      qty: change?.packed ?? line.qty,
    };
    const amountPaise = change?.amountPaise ?? own.qty * line.dpricePaise - (line.offerPaise ?? 0);
    const swap = change?.swap;
    return [
      ...(own.qty > 0 ? [{ ...own, amountPaise }] : []),
      ...(swap ? [{ ...swap, name: `${cardTitle(swap)}, ${formatPack(swap)}` }] : []),
    ];
  });
}
