import type { OrderDocument } from "#app/features/billing/issued-document.ts";
import { type Order, standingLines } from "#app/features/orders/order.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./words.ts";

/** A line of the paper, and how many of its packs did not come back yet. */
export type LineLeft = {
  line: number;
  name: string;
  nameHi?: string | null;
  brand: string;
  quantityMilli: number;
  units: string;
  left: number;
  /** What one of its packs was sold for, to the next paisa. */
  eachPaise: number;
};
type Fields = Record<string, string>;
type Returned = { line: number; qty: number; toShelf: boolean };
type Parsed =
  { ok: true; lines: Returned[] } | { ok: false; message: string; errors: Record<string, string> };

/** The name of a line's field. */
export const returnField = (name: "back" | "shelf", line: number) => `${name}-${line}`;

/** As it was after so many credit notes; of all of them without a number. */
export function linesLeft({ lines, creditNotes }: OrderDocument, notes?: number): LineLeft[] {
  const back = lines.map(() => 0);
  for (const note of creditNotes.slice(0, notes))
    for (const [place, { of = place, qty }] of note.lines.entries())
      back[of] = (back[of] ?? 0) + qty;
  return lines
    .map(({ name, brand, quantityMilli, units, qty, amountPaise }, line) => ({
      ...{ line, name, brand, quantityMilli, units },
      left: qty - (back[line] ?? 0),
      eachPaise: Math.floor(amountPaise / qty),
    }))
    .filter(({ left }) => left > 0);
}

/** The paper is kept in English: what the order calls its goods, and the delivery in words. */
export function calledAsOrdered(left: LineLeft[], order: Pick<Order, "lines" | "changes">) {
  const swaps = (standingLines(order) ?? []).flatMap(({ swap }) => swap ?? []);
  const hindi = new Map([...order.lines, ...swaps].map(({ name, nameHi }) => [name, nameHi]));
  return left.map((line): LineLeft => {
    if (line.quantityMilli === 0) return { ...line, name: words.delivery };
    const nameHi = hindi.get(line.name);
    return nameHi ? { ...line, nameHi } : line;
  });
}

/** Of goods that the order has, by line of the paper. */
export function picturesOfLines(
  left: LineLeft[],
  { lines }: Pick<Order, "lines">,
  pictures: Record<string, string>,
): Record<number, string> {
  return Object.fromEntries(
    left.flatMap((line) => {
      const ordered = lines.find(
        ({ name, quantityMilli, units }) =>
          formatPack({ quantityMilli, units }) === formatPack(line) &&
          (name === line.name || name === line.nameHi),
      );
      const image = ordered && pictures[ordered.financialId];
      return image ? [[line.line, image]] : [];
    }),
  );
}

/** An empty count is none. */
export function parseReturn(lines: LineLeft[], fields: Fields): Parsed {
  const errors: Record<string, string> = {};
  const returned = lines.flatMap(({ line, left }): Returned[] => {
    const text = (fields[returnField("back", line)] ?? "").trim();
    if (/^0*$/.test(text)) return [];
    const qty = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
    if (qty > left) errors[returnField("back", line)] = words.numberTo(left);
    return [{ line, qty, toShelf: fields[returnField("shelf", line)] !== undefined }];
  });
  if (Object.keys(errors).length > 0) return { ok: false, message: "", errors };
  return returned.length > 0
    ? { ok: true, lines: returned }
    : { ok: false, message: words.enterSomething, errors };
}
