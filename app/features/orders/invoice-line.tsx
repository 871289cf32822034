import { Below } from "#app/ui/bilingual.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ProductName } from "#app/ui/product-name.tsx";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./invoice/words.ts";
import type { ChangeLine, OrderLine } from "./order.ts";

const amount = "invoice-cell money text-right";
/** Only where the table fits, and on paper. */
const ofTable = `${amount} hidden @lg:table-cell print:table-cell`;

type LineProps = {
  line: OrderLine;
  image: string | undefined;
  packed: ChangeLine | undefined;
  returned: number;
};

/**
 * Where the table doesn't fit: the name and what it comes to, and under it pack and count.
 */
export function InvoiceLine({ line, image, packed, returned }: LineProps) {
  const { qty, dpricePaise } = line;
  const { packed: inBag = qty, swap = null } = packed ?? {};
  const leftPaise = dpricePaise * inBag + (swap?.amountPaise ?? 0);
  return (
    <tr
      className={`relative flex break-inside-avoid flex-wrap content-center gap-x-3 border-b border-line py-2 @lg:static @lg:table-row print:table-row ${image === undefined ? "" : "min-h-16 pl-15 @lg:*:align-middle print:*:align-top"}`}
    >
      <td
        className={`invoice-cell basis-[calc(100%-6.75rem)] text-sm print:text-xs ${image === undefined ? "" : "@lg:relative @lg:h-16 @lg:pl-15 print:h-auto print:pl-1"}`}
      >
        {image === undefined ? null : (
          <Picture
            image={image}
            alt=""
            sizes="small"
            className="absolute top-2 left-0 size-12 rounded-md print:hidden"
          />
        )}
        <ProductName of={line} />
        <Below text={line.name} />
        {packed ? <Packed {...packed} /> : null}
        {returned > 0 ? (
          <span className="block text-xs font-semibold">{words.returned(returned)}</span>
        ) : null}
      </td>
      <td className="invoice-cell order-1 text-stone">{formatPack(line)}</td>
      <td className={ofTable}>{formatPaise(line.pricePaise)}</td>
      <td className={ofTable}>{formatPaise(dpricePaise)}</td>
      <td className={`${amount} order-1 text-stone @lg:text-inherit print:text-inherit`}>
        <Heading>{words.qty}</Heading>
        <OfOrdered isAll={inBag === qty || swap !== null} ordered={qty} left={inBag} />
      </td>
      <td
        className={`${amount} basis-24 text-sm font-semibold @lg:font-normal print:text-xs print:font-normal`}
      >
        <OfOrdered
          isAll={leftPaise === dpricePaise * qty}
          ordered={formatPaise(dpricePaise * qty)}
          left={formatPaise(leftPaise)}
        />
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

type OfOrderedProps = { isAll: boolean; ordered: string | number; left: string | number };

/** What was ordered, struck where less of it was packed. */
function OfOrdered({ isAll, ordered, left }: OfOrderedProps) {
  if (isAll) return ordered;
  return (
    <>
      <s className="font-normal text-stone">{ordered}</s> {left}
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <span className="text-stone @lg:hidden print:hidden">{children} </span>;
}
