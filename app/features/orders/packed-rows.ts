// An order's line as it was packed: what there was of it, and what was sent in its place.
import { cardTitle } from "#app/values/card-title.ts";
import { type Pack, formatPack } from "#app/values/quantity.ts";
import { words } from "./invoice/words.ts";
import type { ChangeLine, OrderLine, Swap } from "./order.ts";

export type PackedRow = {
  goods: Pack & Pick<OrderLine, "financialId" | "name" | "nameHi" | "brand">;
  /** What became of it, where it was not packed as it was ordered. */
  said: string | null;
  qty: number;
  /** As it was ordered; what came in another's place was ordered as that. */
  orderedQty: number;
  /** Of one pack; what came in another's place before this was kept is known by its price alone. */
  mrpPaise: number | null;
  eachPaise: number;
  paise: number;
  /** What was ordered in its place came to. */
  orderedPaise: number;
};

export function packedRows(line: OrderLine, change: ChangeLine | undefined): PackedRow[] {
  const { qty, pricePaise, dpricePaise } = line;
  const { packed = qty, swap = null } = change ?? {};
  const left = qty - packed;
  const rows: PackedRow[] = [];
  if (packed > 0 || swap === null)
    rows.push({
      ...{ goods: line, said: shortOf(packed, qty), qty: packed },
      orderedQty: swap === null ? qty : packed,
      ...{ mrpPaise: pricePaise, eachPaise: dpricePaise },
      paise: dpricePaise * packed,
      orderedPaise: dpricePaise * (swap === null ? qty : packed),
    });
  if (swap !== null) rows.push(sentInstead(line, swap, left));
  return rows;
}

function shortOf(packed: number, ordered: number): string | null {
  if (packed === ordered) return null;
  return packed === 0 ? words.notPacked : words.packedOf(packed, ordered);
}

/** What is dearer costs no more than what it stands for, which its row says. */
function sentInstead(line: OrderLine, swap: Swap, left: number): PackedRow {
  const ordered = `${left}\u00a0× ${cardTitle(line)}, ${formatPack(line)}`;
  const isCheaper = swap.amountPaise < swap.pricePaise * swap.qty;
  return {
    goods: swap,
    said: isCheaper ? words.insteadAtItsPrice(ordered) : words.insteadOf(ordered),
    ...{ qty: swap.qty, orderedQty: swap.qty },
    mrpPaise: swap.mrpPaise ?? null,
    eachPaise: swap.pricePaise,
    paise: swap.amountPaise,
    orderedPaise: line.dpricePaise * left,
  };
}
