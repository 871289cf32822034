// Sales over the counter in the month that is reckoned twice: packed, handed over and paid at one moment.
import { expect } from "vitest";
import { monthLines } from "#app/features/billing/month/month-file.server.ts";
import { monthOf } from "#app/features/billing/month/month.ts";
import { sellChecked } from "#app/features/checkout/sale/sell-checked.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { parse } from "csv-parse/sync";
import { apply } from "./apply.ts";
import { type Books, type Line, type Order, costOf, moveStock } from "./books.ts";
import { type Rows, rowOf } from "./compare.ts";
import type { Person } from "./play.ts";

export type CounterSale = {
  lines: Line[];
  method: "cash" | "upi" | "khata";
  /** Whose it is; null for somebody who says no number. */
  customer: Person | null;
};

/** The order's id; null where the shop refused it. */
export async function sellNow(
  context: RequestContext,
  { lines, method, customer }: CounterSale,
): Promise<string | null> {
  const sold = await sellChecked(context, {
    items: lines.map(({ pack, qty }) => ({ financialId: pack, qty })),
    totalPaise: lines.reduce((sum, { qty, price }) => sum + qty * price, 0),
    phone: customer?.customer.phone,
    ...{ method, saleKey: newId(), digest: "" },
  });
  return sold.ok ? sold.orderId : null;
}

/** Whether there is as much of everything, and the khata bears it; `order` is not in the books yet. */
export function maySell(books: Books, order: Order, method: CounterSale["method"]): boolean {
  const isThere = order.lines.every(({ pack, qty }) => (books.stock.get(pack) ?? 0) >= qty);
  if (!isThere || method !== "khata") return isThere;
  const after = structuredClone(books);
  bookSale(after, structuredClone(order), { at: order.createdAt, method: "cash" });
  const khata = books.khatas.get(order.customer);
  const cost = costOf(after.orders.get(order.id)!);
  return khata !== undefined && khata.balance + cost <= khata.limit;
}

type Booked = { at: number; method: CounterSale["method"] };

/** All its steps at once. */
export function bookSale(books: Books, order: Order, { at, method }: Booked): void {
  books.orders.set(order.id, order);
  for (const { pack, qty } of order.lines) moveStock(books, pack, -qty);
  for (const name of ["pack", "dispatch", "deliver"] as const)
    apply(books, { order: order.id, at, command: { name } });
  const by = method === "cash" ? "Cash" : "UPI ";
  const pays = method === "khata" ? ({ name: "khata" } as const) : ({ name: "take", by } as const);
  apply(books, { order: order.id, at, command: pays });
}

/** The accountant's files tell what was sold over the counter from what was ordered, to the paisa. */
export async function compareFiles(
  books: Books,
  context: RequestContext,
  rows: Rows,
): Promise<void> {
  const months = await rows<{ month: string }>(
    "SELECT DISTINCT strftime('%Y-%m', issued_at / 1000, 'unixepoch', '+330 minutes') AS month FROM documents",
  );
  const shown = { "": 0, counter: 0 };
  for (const { month } of months) {
    let file = "";
    for await (const line of monthLines(context, monthOf(month, context.now))) file += line;
    for (const row of parse(file, { bom: true, columns: true }) as Record<string, string>[]) {
      const sign = { Paper: 1, "Credit note": -1 }[row.part!] ?? 0;
      shown[row.channel as keyof typeof shown] += sign * Math.round(Number(row.payable) * 100);
    }
  }
  const mine = { "": 0, counter: 0 };
  for (const order of books.orders.values())
    mine[order.isSale ? "counter" : ""] += rowOf(order).papered;
  expect(shown).toEqual(mine);
  expect([...books.orders.values()].some(({ isSale }) => isSale)).toBe(true);
}
