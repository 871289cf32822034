import { productPath } from "#app/addresses/paths.ts";
import { Below } from "#app/ui/bilingual.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as help } from "./help.words.ts";
import { words } from "./invoice/words.ts";
import type { ToRate } from "./list-to-rate.server.ts";
import type { PackedRow } from "./packed-rows.ts";

const amount = "invoice-cell money text-right";
/** Only where the table fits, and on paper. */
const ofTable = `${amount} hidden @lg:table-cell print:table-cell`;

type LineProps = {
  row: PackedRow;
  /** Of an order that was cancelled: nothing of it is owed. */
  isOff: boolean;
  image: string | undefined;
  returned: number;
  toRate: ToRate | undefined;
};

/**
 * Where the table doesn't fit: the name and what it comes to; under it pack, count, price and
 * rating; and last what became of it.
 */
export function InvoiceLine({ row, isOff, image, returned, toRate }: LineProps) {
  const { goods, mrpPaise, eachPaise, orderedPaise } = row;
  const qty = row.qty - returned;
  // As a credit note reckons it.
  const paise = returned > 0 ? row.paise - Math.floor((row.paise * returned) / row.qty) : row.paise;
  const isCheaper = row.paise < eachPaise * row.qty;
  const charged = formatPaise(isCheaper ? Math.round(row.paise / row.qty) : eachPaise);
  const isStruck = orderedPaise !== paise && !isOff;
  return (
    <tr
      className={`relative flex break-inside-avoid flex-wrap content-center items-baseline gap-x-3 border-b border-line py-2 @lg:static @lg:table-row print:table-row ${image === undefined ? "" : "min-h-16 pl-15 @lg:*:align-middle print:*:align-top"}`}
    >
      <td
        className={`invoice-cell contents text-sm @lg:table-cell print:table-cell print:text-xs ${image === undefined ? "" : "@lg:relative @lg:h-16 @lg:pl-15 print:h-auto print:pl-1"}`}
      >
        {image === undefined ? null : (
          <Picture
            image={image}
            alt=""
            sizes="small"
            className="absolute top-2 left-0 size-12 rounded-md print:hidden"
          />
        )}
        <div className="basis-[calc(100%-6.75rem)]">
          <ProductName of={goods} />
          <Below text={goods.name} />
        </div>
        <Became {...{ row, returned }} />
        {toRate === undefined ? null : <Rate {...toRate} />}
      </td>
      <td className="invoice-cell order-1 text-stone">{formatPack(goods)}</td>
      <td className={ofTable}>{mrpPaise === null ? "–" : formatPaise(mrpPaise)}</td>
      <td className={ofTable}>
        {isCheaper ? <s className="block text-stone">{formatPaise(eachPaise)}</s> : null} {charged}
      </td>
      <td
        className={`${amount} order-1 text-stone @lg:text-inherit print:text-inherit ${qty === 0 ? "hidden @lg:table-cell print:table-cell" : ""}`}
      >
        {row.orderedQty === qty || isOff ? null : <s>{row.orderedQty}</s>} {qty}
        <span className="@lg:hidden print:hidden"> × {charged}</span>
      </td>
      <td
        className={`${amount} basis-24 text-sm font-semibold @lg:font-normal print:text-xs print:font-normal`}
      >
        {isStruck ? <Struck paise={orderedPaise} /> : null}{" "}
        {isOff ? <Struck paise={paise} /> : formatPaise(paise)}
      </td>
    </tr>
  );
}

function Became({ row: { said, qty }, returned }: Pick<LineProps, "row" | "returned">) {
  const became = [said, returned > 0 ? words.returned(returned, qty) : null].filter(Boolean);
  return became.map((text) => (
    <p
      key={text}
      className="order-3 mt-1 w-fit basis-full rounded-md bg-sand px-2 py-1 text-xs font-semibold print:bg-transparent print:p-0"
    >
      {text}
    </p>
  ));
}

function Rate({ slug, stars }: ToRate) {
  const place = "order-2 ml-auto inline-block text-xs print:hidden";
  if (stars !== null)
    return <span className={`${place} text-stone`}>{help.yourRating(stars)}</span>;
  return (
    <a
      href={`${productPath(slug)}#review`}
      className={`link -my-2 min-h-11 content-center ${place}`}
    >
      <span aria-hidden="true">☆</span> {help.rate}
    </a>
  );
}

function Struck({ paise }: { paise: Paise }) {
  return <s className="block font-normal text-stone">{formatPaise(paise)}</s>;
}
