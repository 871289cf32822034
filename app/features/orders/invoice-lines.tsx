import { type Paise, formatPaise } from "#app/values/money.ts";
import { words } from "./invoice/words.ts";
import { InvoiceLine } from "./invoice-line.tsx";
import type { ToRate } from "./list-to-rate.server.ts";
import { type Order, givenBackPaise, notPackedPaise, standingLines } from "./order.ts";
import { type PackedRow, packedRows } from "./packed-rows.ts";
import { Said } from "#app/ui/bilingual.tsx";

const sum = "flex flex-wrap justify-between gap-x-3";
const totalLook = "border-t border-stone pt-1 text-lg font-bold";

type InvoiceLinesProps = {
  order: Order;
  pictures: Record<string, string>;
  /** How many packs of a line came back, by pack. */
  returned: Record<string, number>;
  toRate?: Record<string, ToRate>;
};

/** Lines of an order, in the invoice's container; a row is never cut at a page's end. */
export function InvoiceLines({ order, pictures, returned, toRate = {} }: InvoiceLinesProps) {
  const packed = standingLines(order);
  const rows = order.lines.flatMap((line) =>
    packedRows(
      line,
      packed?.find(({ financialId }) => financialId === line.financialId),
    ),
  );
  const back = returnedOfRows(rows, returned);
  return (
    <table className="-mt-2 block w-full print:mt-4 border-collapse text-xs @lg:table @lg:text-sm print:table print:text-xs">
      <thead className="hidden whitespace-nowrap @lg:table-header-group print:table-header-group">
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
        {rows.map((row, place) => (
          <InvoiceLine
            key={place}
            row={row}
            isOff={order.cancelledAt !== null}
            image={pictures[row.goods.financialId]}
            returned={back[place] ?? 0}
            toRate={row.qty > 0 ? toRate[row.goods.financialId] : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}

/** What was ordered and sent in place of something else, too, stands in two rows: the first is taken first. */
function returnedOfRows(rows: PackedRow[], returned: Record<string, number>): number[] {
  const left = { ...returned };
  return rows.map(({ goods: { financialId }, qty }) => {
    const its = Math.min(qty, left[financialId] ?? 0);
    left[financialId] = (left[financialId] ?? 0) - its;
    return its;
  });
}

type SumProps = {
  name: string;
  paise: Paise;
  /** In the amount's place where it is nothing. */
  none?: string;
  isLast?: boolean;
  /** Where nothing of it is owed. */
  isStruck?: boolean;
};

function Sum({ name, paise, none = "", isLast = false, isStruck = false }: SumProps) {
  return (
    <div className={`${sum} ${isLast ? totalLook : ""}`}>
      <dt>
        <Said text={name} />
      </dt>
      <dd className={isStruck ? "money text-stone line-through" : "money"}>
        {paise === 0 && none ? none : formatPaise(paise)}
      </dd>
    </div>
  );
}

/** Of one that was cancelled: what goes back of what was paid, or that nothing is owed. */
function leftOf(order: Order) {
  const back = givenBackPaise(order);
  return back > 0 ? { name: words.moneyBack, paise: back } : { name: words.toPay, paise: 0 };
}

type SumsProps = {
  order: Order;
  /** Whether its customer reads it on the screen. */
  tellsSaved?: boolean;
};

/** Fees are lines of their own; what it all comes to is the one large sum. */
export function Sums({ order, tellsSaved = false }: SumsProps) {
  const { shippingPaise, slotFeePaise, roundOffPaise, returnedPaise } = order;
  const isOff = order.cancelledAt !== null;
  const notPacked = isOff ? 0 : notPackedPaise(order);
  const isSwapped = standingLines(order)?.some(({ swap }) => swap !== null);
  const isWhole = notPacked === 0 && (isOff || returnedPaise === 0);
  return (
    <div className="mt-2 break-inside-avoid text-sm @lg:w-64 @lg:flex-none print:ml-auto print:max-w-xs print:text-base">
      <dl className="grid gap-y-1">
        <Sum
          name={isWhole ? words.items : words.ordered}
          paise={order.itemsPaise + (order.offerPaise ?? 0)}
          isStruck={isOff}
        />
        <Offers order={order} />
        {notPacked === 0 ? null : (
          <Sum name={isSwapped ? words.shortOrSwapped : words.notAvailable} paise={-notPacked} />
        )}
        {isOff || returnedPaise === 0 ? null : <Sum name={words.cameBack} paise={-returnedPaise} />}
        <Sum
          name={words.shipping}
          paise={shippingPaise - slotFeePaise}
          none={words.free}
          isStruck={isOff}
        />
        {slotFeePaise > 0 ? (
          <Sum name={words.deliveryWindow} paise={slotFeePaise} isStruck={isOff} />
        ) : null}
        {isOff || roundOffPaise === 0 ? null : <Sum name={words.roundOff} paise={roundOffPaise} />}
        <Sum
          name={words.total}
          paise={isOff ? order.totalPaise : order.payablePaise}
          isLast={!isOff}
          isStruck={isOff}
        />
        {isOff ? <Sum {...leftOf(order)} isLast /> : null}
      </dl>
      {tellsSaved && isWhole && !isOff && !isSwapped ? <Saved order={order} /> : null}
    </div>
  );
}

/** As said before it was ordered, where all of it comes; nothing of what is sent again for nothing. */
function Saved({ order }: { order: Order }) {
  const paise = order.lines.reduce(
    (sum, { qty, pricePaise, dpricePaise }) => sum + qty * (pricePaise - dpricePaise),
    0,
  );
  return paise > 0 && order.payablePaise > 0 ? (
    <p className="mt-1 text-leaf print:hidden">{words.saved(formatPaise(paise))}</p>
  ) : null;
}

function Offers({ order: { offers = [] } }: { order: Order }) {
  return offers.map(({ id, title, amountPaise }) => (
    <div key={id} className={sum}>
      <dt>{title}</dt>
      <dd className="money">{formatPaise(-amountPaise)}</dd>
    </div>
  ));
}
