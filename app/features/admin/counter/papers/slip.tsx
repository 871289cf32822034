import { isDue, settledWord } from "#app/features/orders/counter/counter-steps.ts";
import { type Order, type OrderLine, standingLines } from "#app/features/orders/order.ts";
import { AtTheDoor } from "#app/ui/at-the-door.tsx";
import type { ShopContact } from "#app/ui/shop-contact.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatMoment } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";

/** 80 mm of paper: what is in the bag, for whom, and what is paid for it. */
export function Slip({ order, supplier }: { order: Order; supplier: ShopContact }) {
  return (
    <article aria-labelledby={order.id} className="slip">
      <p>{supplier.name}</p>
      <h2 id={order.id}>{order.short}</h2>
      <p>
        {formatMoment(order.createdAt)}
        {order.documentNumber ? `, ${order.documentNumber}` : ""}
      </p>
      <address>
        {order.customerName}, {order.customerPhone}
        <br />
        {order.street}, {order.city} {order.postalCode}
        <AtTheDoor {...order} />
      </address>
      {order.note ? <p>Note: {order.note}</p> : null}
      <ul>
        {order.lines.map((line) => (
          <SlipLine key={line.financialId} line={line} order={order} />
        ))}
      </ul>
      {order.shippingPaise > 0 ? (
        <p className="sum">
          Shipping <span className="money">{formatPaise(order.shippingPaise)}</span>
        </p>
      ) : null}
      <p className="sum">
        <b>{isDue(order) ? "To pay" : settledWord(order)}</b>
        <b className="money">{formatPaise(order.payablePaise)}</b>
      </p>
    </article>
  );
}

/** As it was packed; as ordered before that. */
function SlipLine({ line, order }: { line: OrderLine; order: Order }) {
  const { financialId, qty, dpricePaise } = line;
  const change = standingLines(order)?.find((one) => one.financialId === financialId);
  const packed = change?.packed ?? qty;
  return (
    <>
      {packed > 0 ? (
        <li>
          {packed} × {cardTitle(line)}, {formatPack(line)}{" "}
          <span className="money">{formatPaise(change?.amountPaise ?? qty * dpricePaise)}</span>
        </li>
      ) : null}
      {change?.swap ? (
        <li>
          {change.swap.qty} × {cardTitle(change.swap)}, {formatPack(change.swap)}{" "}
          <span className="money">{formatPaise(change.swap.amountPaise)}</span>
        </li>
      ) : null}
    </>
  );
}
