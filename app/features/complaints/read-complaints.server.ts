// A complaint is its sender's and the shop's alone.
import { type SQL, and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { complaintSettlements, complaints } from "#db/schema/complaints.ts";
import { hindiMember } from "#db/shown-names.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { addressSubject, giveBack, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { ComplaintState } from "#app/values/complaints.ts";
import { may } from "#app/values/roles.ts";
import type { Complaint, ComplainedLine } from "./complaint.ts";

/** Null for an unknown one and for anyone else's alike. */
export async function getComplaint(
  context: RequestContext,
  visitor: Customer,
  number: string,
): Promise<Complaint | null> {
  const isSeen = may(visitor.role, "till") ? undefined : eq(complaints.userId, visitor.id);
  return (await readComplaints(context, and(eq(complaints.number, number), isSeen)))[0] ?? null;
}

const mostWrongPhones = 20;
const wrongPhonesMs = 10 * 60 * 1000;

/**
 * Of a sender without an account, who knows the phone it was sent with; the seconds to wait after
 * too many wrong ones from one address.
 */
export async function getComplaintOfPhone(
  context: RequestContext,
  { number, phone }: { number: string; phone: string },
): Promise<Complaint | { wait: number } | null> {
  const limits = [
    {
      ...{ kind: "complaint-phone", subject: addressSubject(context.address) },
      ...{ most: mostWrongPhones, windowMs: wrongPhonesMs },
    },
  ];
  const wait = await takeAttempt(context, limits);
  if (wait !== null) return { wait };
  const isSenders = and(eq(complaints.phone, phone), isNull(complaints.userId));
  const [complaint] = await readComplaints(context, and(eq(complaints.number, number), isSenders));
  if (complaint) await giveBack(context, limits);
  return complaint ?? null;
}

type Listed = { state?: ComplaintState | undefined; before?: number | undefined; most: number };

/** For the shop: those that wait first, then what is settled; of both the newest first. */
export function listComplaints(
  context: RequestContext,
  { state, before, most }: Listed,
): Promise<Complaint[]> {
  const isBefore = before === undefined ? undefined : lt(complaints.seq, before);
  return readComplaints(context, and(state && isInState[state], isBefore), most);
}

/** The newest of an order. */
export function complaintsOf(context: RequestContext, orderId: string): Promise<Complaint[]> {
  return readComplaints(context, eq(complaints.orderId, orderId));
}

/** The newest of a customer. */
export function complaintsBy(context: RequestContext, userId: string): Promise<Complaint[]> {
  return readComplaints(context, eq(complaints.userId, userId));
}

const isSettled = isNotNull(complaintSettlements.settledAt);
const isInState: Record<ComplaintState, SQL | undefined> = {
  open: and(isNull(complaintSettlements.settledAt), isNull(complaints.acknowledgedAt)),
  acknowledged: and(isNull(complaintSettlements.settledAt), isNotNull(complaints.acknowledgedAt)),
  resolved: isSettled,
};

/** Of each pack the order's own name, swapped ones included. */
const lines = () =>
  sql`(SELECT json_group_array(json_object('financialId', l.financial_id, 'qty', l.qty, 'name', n.name, 'brand', n.brand,
      'quantityMilli', n.quantity_milli, 'units', n.units${sql.raw(hindiMember("n.name_hi"))}))
    FROM complaint_lines AS l JOIN (
      SELECT order_id, financial_id, name, name_hi, brand, quantity_milli, units FROM order_lines
      UNION SELECT c.order_id, s.swap_financial_id, s.swap_name, s.swap_name_hi, s.swap_brand, s.swap_quantity_milli, s.swap_units
        FROM order_change_lines AS s JOIN order_changes AS c ON c.id = s.change_id WHERE s.swap_financial_id IS NOT NULL
    ) AS n ON n.order_id = complaints.order_id AND n.financial_id = l.financial_id WHERE l.number = complaints.number)`
    .mapWith((json: string) => JSON.parse(json) as ComplainedLine[])
    .as("lines");

async function readComplaints(
  { db, read }: RequestContext,
  which: SQL | undefined,
  most = 100,
): Promise<Complaint[]> {
  const { number, userId, orderId, name, phone, reason, text } = complaints;
  const { pictureId, wish, createdAt, acknowledgedAt } = complaints;
  const { settledAs, paise, resendId, settledAt } = complaintSettlements;
  const rows = read(
    db
      .select({
        ...{ number, userId, orderId, name, phone, reason, text },
        ...{ pictureId, wish, createdAt, acknowledgedAt },
        ...{ settledAs, paise, resendId, settledAt, lines: lines() },
        answer: sql<string | null>`${complaintSettlements.text}`.as("answer"),
      })
      .from(complaints)
      .leftJoin(complaintSettlements, eq(complaintSettlements.number, number))
      .where(which)
      .orderBy(isSettled, desc(complaints.seq))
      .limit(most),
  );
  return (await rows).map((row) => ({ ...row, state: stateOf(row) }));
}

function stateOf({ settledAt, acknowledgedAt }: Pick<Complaint, "settledAt" | "acknowledgedAt">) {
  if (settledAt !== null) return "resolved";
  return acknowledgedAt === null ? "open" : "acknowledged";
}
