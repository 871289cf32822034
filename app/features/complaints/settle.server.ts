// The shop settles a complaint once: by a refund or a khata's credit, which are goods that come back, by sending the packs
// again for nothing, or by saying why not. The row that says so breaks the batch when there is one already, when what is
// given back was never paid, or when packs would be given back twice.
import { type SQL, and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orderReturns } from "#db/schema/invoices.ts";
import { orders } from "#db/schema/orders.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { complaintState } from "#app/features/audit/states.server.ts";
import { enter, itsAccount } from "#app/features/khata/enter.server.ts";
import { khataOfCustomer } from "#app/features/khata/khata-of-order.server.ts";
import { isTakenAtDoor } from "#app/features/orders/progress/newest-step.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { isReturned } from "#app/features/billing/credit-note.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { SettledAs } from "#app/values/complaints.ts";
import { newId } from "#app/values/identifier.ts";
import type { Settled } from "./complaint.schema.ts";
import { type Complaint, type ComplaintOutcome, refused } from "./complaint.ts";
import { linesOfPaper } from "./lines-of-paper.server.ts";
import { sendAgain } from "./send-again.server.ts";
import { settlement, unlessTwice } from "./settlement.server.ts";
import { words } from "./words.ts";

/** The caller has made sure that the shop asks, and may see the complaint. */
export async function settle(
  context: RequestContext,
  complaint: Complaint,
  settled: Settled,
): Promise<ComplaintOutcome> {
  const { number, orderId, userId } = complaint;
  if (complaint.settledAt !== null) return refused(409, words.settledAlready);
  try {
    if (settled.by === "refused") return await refuse(context, number, settled);
    const order = orderId === null ? null : await getOrder(context, orderId);
    if (!order) return refused(409, words.ofNoOrder);
    const lines = settled.lines ?? complaint.lines.map((line) => ({ ...line, backOnShelf: false }));
    if (lines.length === 0) return refused(400, words.whichPacks, { field: "lines" });
    const wanted = { ...settled, lines };
    return settled.by === "resend"
      ? await sendAgain(context, order, { number, userId, text: settled.text, lines })
      : await giveBack(context, order, { number, wanted });
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): ComplaintOutcome {
  const rule = refusedBy(error);
  if (rule === "complaint_settlements.number" || rule === "orders.order_key")
    return refused(409, words.settledAlready);
  if (rule === "complaint_settlements.paise") return refused(409, words.moreThanCame);
  if (rule === "financials_stock" || rule === "orders_whole") return refused(409, words.notInStock);
  throw error;
}

async function refuse(
  context: RequestContext,
  number: string,
  { text }: Settled,
): Promise<ComplaintOutcome> {
  await loggedBatch(
    context,
    { kind: "complaint", id: number, state: complaintState },
    { settled: settlement(context, { number, text, by: "refused", paise: 0 }) },
  );
  return { ok: true, number };
}

type GivenBack = {
  number: string;
  wanted: Settled & { lines: NonNullable<Settled["lines"]> };
};
const mostTries = 3;

async function giveBack(
  context: RequestContext,
  order: Order,
  { number, wanted }: GivenBack,
): Promise<ComplaintOutcome> {
  const { by, text, lines } = wanted;
  const problem = moneyProblem(order, by);
  if (problem) return refused(409, problem);
  const ofPaper = await linesOfPaper(context, order.id, lines);
  if (!ofPaper) return refused(409, words.moreThanCame);
  const isCredit = by === "khata" && order.khataAt === null;
  if (isCredit && !(await hasKhata(context, order.id))) return refused(409, words.noKhata);
  const id = newId();
  const note = sql`(SELECT gross_paise + round_off_paise FROM documents
    WHERE number = (SELECT number FROM order_returns WHERE id = ${id}))`;
  const isBack = isReturned(id);
  const row = { number, by, text, paise: unlessTwice(order.id, note) };
  const alongside = [
    ...(context.alongside ?? []),
    ...(isCredit ? creditKhata(context, { orderId: order.id, note, isBack }) : []),
    settlement(context, row, isBack),
  ];
  let message = words.moreThanCame;
  for (let nth = order.returnCount; nth < order.returnCount + mostTries; nth += 1) {
    const back = { orderId: order.id, nth, lines: ofPaper, id };
    const outcome = await returnGoods({ ...context, alongside }, back);
    if (outcome.ok && (await isDone(context, id))) return { ok: true, number };
    if (!outcome.ok) message = outcome.message;
  }
  return refused(409, message);
}

/** The same goods may have come back by another's hand meanwhile. */
async function isDone({ db }: RequestContext, id: string): Promise<boolean> {
  const { id: returned } = orderReturns;
  const rows = await db.select({ returned }).from(orderReturns).where(eq(returned, id));
  return rows.length > 0;
}

const o = alias(orders, "o");

async function hasKhata({ db }: RequestContext, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: itsAccount.id })
    .from(o)
    .innerJoin(itsAccount, eq(itsAccount.id, khataOfCustomer("o")))
    .where(eq(o.id, orderId));
  return rows.length > 0;
}

type Credit = { orderId: string; note: SQL; isBack: SQL };

/** What was taken at the door is handed back in the book, and paid into the khata. */
function creditKhata(context: RequestContext, { orderId, note, isBack }: Credit) {
  const entered = enter(context, {
    ...{ id: newId(), kind: "payment", method: o.takenAs, amountPaise: sql`-${note}` },
    from: (row) =>
      row
        .from(o)
        .innerJoin(itsAccount, eq(itsAccount.id, khataOfCustomer("o")))
        .where(and(eq(o.id, orderId), isBack)),
  });
  const { entry, account, since, order, booked } = entered;
  return [entry, account, since, order, booked];
}

/** Why no money of it can go back so; null when it can. */
function moneyProblem({ paidAt, khataAt, paymentReference }: Order, by: SettledAs): string | null {
  if (paidAt === null && khataAt === null) return words.neverPaid;
  if (by === "refund") return khataAt === null ? null : words.standsOnKhata;
  return khataAt !== null || isTakenAtDoor(paymentReference) ? null : words.paidOnline;
}
