// What the shop has written of its orders, payments and places, beside what the gateway says.
import { setTimeout as wait } from "node:timers/promises";
import { newId } from "#app/values/identifier.ts";
import type { PaymentShop } from "#tests/payment-shop.ts";

type Row = Record<string, string | number | null>;
type Told = { status: string; amount: number; amount_refunded: number; refunds?: object[] };

const headers = {
  Authorization: `Basic ${btoa("sandbox-juspay-api-key:")}`,
  "x-merchantid": "kirana",
};

async function askGateway(shop: PaymentShop, paymentId: string): Promise<Told | null> {
  const answer = await fetch(`${shop.sandbox}/orders/${paymentId}`, { headers });
  return answer.ok ? ((await answer.json()) as Told) : null;
}

/** So many places, and a fee of ₹10.00; what an order for it says. */
export async function addWindow(shop: PaymentShop, capacity: number) {
  const id = newId();
  await shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?, NULL, '2030-11-25', 1921840200000, 1921847400000, 1921833000000, ?, 0, 1000, 0)",
  )
    .bind(id, capacity)
    .run();
  return { slotId: id, seenShippingPaise: 1000 };
}

const isOpen = `SELECT EXISTS (SELECT 1 FROM orders WHERE payment_method = 'Online' AND paid_at IS NULL AND cancelled_at IS NULL
    AND stock_returned_at IS NULL) OR EXISTS (SELECT 1 FROM refunds WHERE status <> 'SUCCESS')
  OR EXISTS (SELECT 1 FROM payments WHERE refund_status <> 'SUCCESS') AS n`;

/** Runs the job until what was not paid has expired and all refunds are through. */
export async function finishPayments(shop: PaymentShop) {
  for (let run = 0; run < 50; run += 1) {
    shop.clock.ahead += 60 * 60_000;
    await shop.runJob();
    await wait(30);
    if ((await shop.bindings.DB.prepare(isOpen).first<number>("n")) === 0) return;
  }
}

/** Packs that do not add up to what each had at first, once what was not paid has expired. */
export async function auditStock(shop: PaymentShop, first: number): Promise<string[]> {
  const { results } = await shop.bindings.DB.prepare(
    `SELECT f.id, f.count_in_stock + (SELECT coalesce(sum(l.qty), 0) FROM order_lines AS l JOIN orders AS o ON o.id = l.order_id
      WHERE l.financial_id = f.id AND o.paid_at IS NOT NULL AND o.cancelled_at IS NULL) AS n FROM financials AS f`,
  ).all<{ id: string; n: number }>();
  return results.filter(({ n }) => n !== first).map(({ id, n }) => `pack ${id}: ${n} of ${first}`);
}

const ofOrders = `SELECT id, payment_reference,
  iif(cancelled_at IS NOT NULL OR paid_at IS NULL, 0, coalesce(settled_paise, total_paise)) AS payable FROM orders`;
const ofPayments = `SELECT p.*, (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id) AS parts,
  coalesce(o.payment_reference = p.id, 0) AS pays FROM payments AS p JOIN orders AS o ON o.id = p.order_id`;
const ofDayBook = `SELECT coalesce(sum(amount_paise) FILTER (WHERE kind = 'online'), 0) AS online,
  coalesce(sum(amount_paise) FILTER (WHERE kind = 'refund'), 0) AS refund FROM day_entries`;
const inDay = (kind: string) =>
  `(SELECT coalesce(sum(amount_paise), 0) FROM day_entries AS e WHERE e.day = d.day AND e.kind = '${kind}')`;
const papers = (which: string) =>
  `(SELECT count(*) FROM documents AS d WHERE d.order_id = o.id AND of_number ${which})`;
/** What each of these finds is wrong. A number once given stays given, also when cash was taken back. */
const within = {
  "window counts wrong": `SELECT s.id FROM delivery_slots AS s WHERE s.taken > s.capacity OR s.taken <> (
    SELECT count(*) FROM orders AS o WHERE o.slot_id = s.id AND (o.paid_at IS NOT NULL OR o.payment_method <> 'Online') AND o.cancelled_at IS NULL)`,
  "day counts wrong": `SELECT d.day AS id FROM days AS d
    WHERE d.online_paise <> ${inDay("online")} OR d.refund_paise <> ${inDay("refund")}`,
  "year lacks a number": `SELECT financial_year AS id FROM document_numbers GROUP BY 1
    HAVING max(CAST(substr(number, -7) AS INTEGER)) <> count(*)`,
  "paid order is not numbered once": `SELECT o.id FROM orders AS o WHERE paid_at IS NOT NULL
    AND 1 <> (SELECT count(*) FROM document_numbers AS n WHERE n.order_id = o.id AND n.cancelled_at IS NULL)`,
  "order that went out has not one paper": `SELECT o.id FROM orders AS o
    WHERE dispatched_at IS NOT NULL AND ${papers("IS NULL")} <> 1`,
  "paper of a cancelled order is not taken back once": `SELECT o.id FROM orders AS o
    WHERE cancelled_at IS NOT NULL AND ${papers("IS NULL")} <> ${papers("IS NOT NULL")}`,
};

/** In words, what does not agree, once all refunds are through and what was not paid has expired. */
export async function auditGateway(shop: PaymentShop): Promise<string[]> {
  const ask = async (sql: string) => (await shop.bindings.DB.prepare(sql).all<Row>()).results;
  const wrong: string[] = [];
  const kept = new Map<unknown, number>();
  const all = { online: 0, refund: 0 };
  for (const payment of await ask(ofPayments)) {
    const told = await askGateway(shop, String(payment.id));
    const [charged, back] = told?.status === "CHARGED" ? paiseOf(told) : [0, 0];
    all.online += charged;
    all.refund += back;
    kept.set(payment.order_id, (kept.get(payment.order_id) ?? 0) + charged - back);
    wrong.push(...faultsOfPayment(payment, charged, back));
  }
  for (const { id, payment_reference: reference, payable } of await ask(ofOrders)) {
    const held = (kept.get(id) ?? 0) + (reference === "Cash" ? Number(payable) : 0);
    if (held !== payable) wrong.push(`order ${id} costs ${payable}, and ${held} is kept of it`);
  }
  for (const [what, sql] of Object.entries(within))
    for (const { id } of await ask(sql)) wrong.push(`${what}: ${id}`);
  const [book] = await ask(ofDayBook);
  for (const [kind, paise] of Object.entries(all))
    if (book?.[kind] !== paise) wrong.push(`${kind}: ${paise}, in the day book ${book?.[kind]}`);
  return wrong;
}

const paiseOf = ({ amount, amount_refunded: refunded }: Told) =>
  [Math.round(amount * 100), Math.round(refunded * 100)] as const;

function faultsOfPayment(payment: Row, charged: number, back: number): string[] {
  const {
    id,
    amount_paise: amount,
    charged_at: at,
    refund_request_id: whole,
    parts,
    pays,
  } = payment;
  const owed = (whole === null ? 0 : Number(amount)) + Number(parts);
  if (charged === 0) return at === null && owed === 0 ? [] : [`${id} was never charged`];
  return [
    ...(charged === amount && at !== null ? [] : [`${id}: the charge is not written`]),
    ...(Number(pays) + Number(whole !== null) === 1 ? [] : [`${id} neither pays nor goes back`]),
    ...(owed === back ? [] : [`${id}: ${owed} is to go back, ${back} went back`]),
  ];
}
