// The shop's own books beside the second reckoning.
import { expect } from "vitest";
import { drawerKinds } from "#app/values/day-figures.ts";
import { type Books, type Charge, type Order, costOf } from "./books.ts";

export type Rows = <T>(sql: string) => Promise<T[]>;

const ordersSql = `SELECT id, accepted_at IS NOT NULL AS accepted, packed_at IS NOT NULL AS packed,
  dispatched_at IS NOT NULL AS dispatched, delivered_at IS NOT NULL AS delivered, cancelled_at IS NOT NULL AS cancelled,
  paid_at IS NOT NULL AS paid, khata_at IS NOT NULL AS khata, stock_returned_at IS NOT NULL AS released,
  iif(cancelled_at IS NULL, coalesce(settled_paise, total_paise), 0) AS costs, charged_paise AS charged, given_back_paise AS back,
  offer_paise AS off, (SELECT coalesce(sum(u.amount_paise), 0) FROM order_offers AS u WHERE u.order_id = orders.id) AS taken,
  (SELECT count(*) FROM documents AS d WHERE d.order_id = orders.id AND d.of_number IS NULL) AS papers,
  (SELECT count(*) FROM documents AS d WHERE d.order_id = orders.id AND d.of_number IS NOT NULL) AS notes,
  (SELECT coalesce(sum(iif(d.of_number IS NULL, 1, -1) * (d.gross_paise + d.round_off_paise)), 0) FROM documents AS d
    WHERE d.order_id = orders.id) AS papered
  FROM orders`;

export function rowOf(order: Order) {
  const has = (at: unknown) => Number(at !== null);
  const off = order.lines.reduce((sum, line) => sum + line.off, 0);
  return {
    id: order.id,
    accepted: has(order.acceptedAt),
    packed: has(order.packedAt),
    dispatched: has(order.dispatchedAt),
    delivered: has(order.deliveredAt),
    cancelled: has(order.cancelledAt),
    paid: has(order.paidAt),
    khata: has(order.onKhata),
    released: Number(order.isReleased),
    costs: costOf(order),
    charged: order.charged,
    back: order.paidAt === null ? 0 : order.charged - costOf(order),
    ...{ off, taken: off },
    papers: has(order.paper),
    notes: order.notes,
    papered: order.paper ? costOf(order) : 0,
  };
}

export type OrderRow = ReturnType<typeof rowOf>;

export async function readOrders(rows: Rows, ids: string[]): Promise<OrderRow[]> {
  return rows<OrderRow>(
    `${ordersSql} WHERE id IN (${ids.map((id) => `'${id}'`).join()}) ORDER BY id`,
  );
}

/** Everything, down to the paisa and the pack. */
export async function compareBooks(books: Books, rows: Rows): Promise<void> {
  const mine = [...books.orders.values()].map(rowOf).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(await rows(`${ordersSql} ORDER BY id`)).toEqual(mine);
  expect(
    Object.fromEntries(
      (await rows<{ id: string; n: number }>("SELECT id, count_in_stock AS n FROM financials")).map(
        ({ id, n }) => [id, n],
      ),
    ),
  ).toEqual(Object.fromEntries(books.stock));
  await compareDays(books, rows);
  await compareKhatas(books, rows);
  await compareRefunds(books, rows);
}

const kinds = [
  "cash",
  "upi",
  "online",
  "refund",
  "khata_given",
  "khata_cash",
  "khata_corrected",
  "round_off",
  ...drawerKinds,
];

const inDay = (kind: string) =>
  `coalesce(sum(amount_paise) FILTER (WHERE kind = '${kind.replace("_", "-")}'), 0)`;

async function compareDays({ days }: Books, rows: Rows): Promise<void> {
  const shown = await rows<Record<string, number | string>>(
    `SELECT day, ${["delivered", ...kinds].map((kind) => `${inDay(kind)} AS ${kind}`).join()} FROM day_entries GROUP BY day`,
  );
  const mine = shown.map(({ day }) => {
    const sums = days.get(String(day)) ?? new Map<string, number>();
    const of = (kind: string) => [kind, sums.get(kind.replace("_", "-")) ?? 0];
    return { day, ...Object.fromEntries(["delivered", ...kinds].map(of)) };
  });
  expect(shown).toEqual(mine);
  expect([...days.keys()].filter((day) => !shown.some((row) => row.day === day))).toEqual([]);
  for (const kind of ["delivered", ...kinds])
    expect(
      await rows(`SELECT d.day FROM days AS d WHERE closed_at IS NULL OR d.${kind}_paise <> (
        SELECT ${inDay(kind)} FROM day_entries AS e WHERE e.day = d.day)`),
    ).toEqual([]);
}

async function compareKhatas({ khatas }: Books, rows: Rows): Promise<void> {
  const shown = await rows(
    `SELECT coalesce(user_id, id) AS customer, balance_paise AS balance,
      (SELECT coalesce(sum(e.amount_paise), 0) FROM khata_entries AS e WHERE e.account_id = khata_accounts.id) AS entries
    FROM khata_accounts ORDER BY customer`,
  );
  const mine = [...khatas].toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(shown).toEqual(
    mine.map(([customer, { balance }]) => ({ customer, balance, entries: balance })),
  );
}

const owedOf = ({ isWhole, amount, parts }: Charge) =>
  isWhole ? amount : parts.reduce((sum, part) => sum + part.amount, 0);

async function compareRefunds({ charges }: Books, rows: Rows): Promise<void> {
  const shown = await rows(
    `SELECT id, iif(refund_request_id IS NULL, 0, amount_paise)
      + (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = payments.id) AS owed
    FROM payments WHERE charged_at IS NOT NULL ORDER BY id`,
  );
  const mine = charges.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(shown).toEqual(mine.map((charge) => ({ id: charge.id, owed: owedOf(charge) })));
}
