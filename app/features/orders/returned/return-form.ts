import type { OrderDocument } from "#app/features/billing/issued-document.ts";
import { type Order, standingLines } from "#app/features/orders/order.ts";
import type { Paise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { typedCount } from "#app/values/typed-count.ts";
import { words } from "./words.ts";

/** A line of the paper, and how many of its packs did not come back yet. */
export type LineLeft = {
  line: number;
  name: string;
  nameHi?: string | null;
  brand: string;
  quantityMilli: number;
  units: string;
  /** How many of its packs were sold, and for how much. */
  qty: number;
  amountPaise: Paise;
  left: number;
  /** What was given back for those that came back before. */
  backPaise: Paise;
};
export type ReturnFields = Record<string, string>;
type Returned = { line: number; qty: number; toShelf: boolean };
type Parsed =
  { ok: true; lines: Returned[] } | { ok: false; message: string; errors: Record<string, string> };

/** The name of a line's field. */
export const returnField = (name: "back" | "shelf", line: number) => `${name}-${line}`;

/** Of an address that asks for all of the goods; what is charged for delivery is asked for by itself. */
export const allBack = (lines: LineLeft[]) =>
  new URLSearchParams(
    lines
      .filter(({ quantityMilli }) => quantityMilli > 0)
      .flatMap(({ line, left }) => [
        [returnField("back", line), String(left)],
        [returnField("shelf", line), "on"],
      ]),
  );

/** As it was after so many credit notes; of all of them without a number. */
export function linesLeft({ lines, creditNotes }: OrderDocument, notes?: number): LineLeft[] {
  const back = lines.map(() => ({ qty: 0, paise: 0 }));
  for (const note of creditNotes.slice(0, notes))
    for (const [place, { of = place, qty, amountPaise }] of note.lines.entries()) {
      const before = back[of] ?? { qty: 0, paise: 0 };
      back[of] = { qty: before.qty + qty, paise: before.paise + amountPaise };
    }
  return lines
    .map(({ name, brand, quantityMilli, units, qty, amountPaise }, line) => ({
      ...{ line, name, brand, quantityMilli, units, qty, amountPaise },
      left: qty - (back[line]?.qty ?? 0),
      backPaise: back[line]?.paise ?? 0,
    }))
    .filter(({ left }) => left > 0);
}

/** What is left to give back, rounding and all. */
export const paiseLeft = ({ payablePaise, creditNotes }: OrderDocument): Paise =>
  creditNotes.reduce((left, note) => left - note.payablePaise, payablePaise);

/** What the credit note for these packs will say: the last of them takes what is left. */
export function givenBack(lines: LineLeft[], leftPaise: Paise, typed: ReturnFields): Paise {
  const counts = lines.map(({ line, left }) => countOf(typed, line, left));
  if (lines.every(({ left }, place) => counts[place] === left)) return leftPaise;
  const paise = lines.map(({ qty, left, amountPaise, backPaise }, place) => {
    const count = counts[place] ?? 0;
    const sofar = Math.floor((amountPaise * (qty - left + count)) / qty);
    return count > 0 ? sofar - backPaise : 0;
  });
  return Math.min(
    leftPaise,
    paise.reduce((sum, one) => sum + one, 0),
  );
}

/** Whether anything is entered, which may have cost nothing. */
export const isAnyBack = (lines: LineLeft[], typed: ReturnFields) =>
  lines.some(({ line, left }) => countOf(typed, line, left) > 0);

/** None of what can't come back. */
function countOf(typed: ReturnFields, line: number, left: number): number {
  const count = typedCount(typed[returnField("back", line)] ?? "");
  return count <= left ? count : 0;
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
export function parseReturn(lines: LineLeft[], fields: ReturnFields): Parsed {
  const errors: Record<string, string> = {};
  const returned = lines.flatMap(({ line, left }): Returned[] => {
    const text = (fields[returnField("back", line)] ?? "").trim();
    if (/^0*$/.test(text)) return [];
    const qty = /^\d{1,6}$/.test(text) ? Number(text) : Infinity;
    if (qty > left) errors[returnField("back", line)] = words.numberTo(left);
    return [{ line, qty, toShelf: Boolean(fields[returnField("shelf", line)]) }];
  });
  const [first] = lines;
  if (first && returned.length === 0)
    errors[returnField("back", first.line)] = words.enterSomething;
  return returned.length > 0 && Object.keys(errors).length === 0
    ? { ok: true, lines: returned }
    : { ok: false, message: "", errors };
}
