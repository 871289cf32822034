// A complaint is written by one batch, which holds what it may be about: an order of the own that is out, not too long ago,
// no more packs than came and are not complained about, a picture of the own, and ten a day. What was refused is explained
// afterwards.
import { type SQL, and, eq, exists, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { complaintLines, complaintPictures, complaints } from "#db/schema/complaints.ts";
import { orders } from "#db/schema/orders.ts";
import { getShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import { packedPacks } from "#app/features/orders/held-packs.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, batch, insertFrom, jsonRows, onlyIf } from "#app/platform/statements.server.ts";
import { mostComplaintsADay } from "#app/values/complaints.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { isId, newId } from "#app/values/identifier.ts";
import type { Complained } from "./complaint.schema.ts";
import { type ComplaintOutcome, type NewComplaint, type Sender, refused } from "./complaint.ts";
import { explainRefused, takenToday } from "./explain-refused.server.ts";
import { tellNumber } from "./tell-number.server.ts";
import { words } from "./words.ts";

export async function complain(
  context: RequestContext,
  sender: Sender,
  complaint: NewComplaint,
): Promise<ComplaintOutcome> {
  const { orderId, lines } = complaint;
  if (orderId !== undefined && (!isId(orderId) || sender.id === null))
    return refused(404, words.noOrder);
  if (lines.length > 0 && orderId === undefined)
    return refused(400, words.linesOfOrder, { field: "lines" });
  const { complaintDays } = await getShopLimits(context);
  const oldest = startOfIndianDay(laterDay(indianDay(context.now), -complaintDays));
  const key = complaint.key ?? newId();
  try {
    const { written } = await batch(context.db, {
      complaint: insertComplaint(context, { sender, complaint, key, oldest }),
      lines: insertLines(context, key, lines),
      written: context.db
        .select({ number: complaints.number })
        .from(complaints)
        .where(eq(complaints.complaintKey, key)),
      alongside: context.alongside ?? [],
    });
    const [made] = written;
    if (!made) return await explainRefused(context, sender, { ...complaint, complaintDays });
    tellNumber(context, sender, made.number);
    return { ok: true, number: made.number };
  } catch (error) {
    const rule = refusedBy(error);
    if (rule === "complaints.complaint_key") return writtenBefore(context, sender, key);
    if (rule === "complaints.picture_id")
      return refused(400, words.pictureAgain, { field: "picture" });
    throw error;
  }
}

async function writtenBefore(
  context: RequestContext,
  sender: Sender,
  key: string,
): Promise<ComplaintOutcome> {
  const number = await findSent(context, sender, key);
  return number === null ? refused(409, words.sendAgain) : { ok: true, number };
}

/** The number of the sender's own under that key; null where there is none. */
export async function findSent(
  { db }: RequestContext,
  { id }: Sender,
  key: string,
): Promise<string | null> {
  const isSenders = id === null ? isNull(complaints.userId) : eq(complaints.userId, id);
  const [before] = await db
    .select({ number: complaints.number })
    .from(complaints)
    .where(and(eq(complaints.complaintKey, key), isSenders));
  return before?.number ?? null;
}

type Wanted = { sender: Sender; complaint: NewComplaint; key: string; oldest: number };

function insertComplaint(context: RequestContext, wanted: Wanted) {
  const { sender, complaint, key } = wanted;
  const { orderId = null, reason, text, picture = null, wish = null } = complaint;
  return insertFrom(context.db, complaints, {
    columns: {
      number: sql`(SELECT 'C' || (1001 + coalesce(max(seq), 0)) FROM complaints)`,
      ...{ complaintKey: key, userId: sender.id, orderId, name: sender.name, phone: sender.phone },
      ...{ reason, text, wish, pictureId: picture, createdAt: context.now },
    },
    from: onlyIf(mayComplain(context, wanted)),
  });
}

function mayComplain(context: RequestContext, { sender, complaint, oldest }: Wanted): SQL {
  const { orderId, lines, picture } = complaint;
  const isUnderLimit = lt(sql`(${takenToday(context, sender)})`, mostComplaintsADay);
  const conditions: [SQL, ...SQL[]] = [isUnderLimit];
  if (orderId !== undefined) conditions.push(isOwnAndOut(context, { orderId, sender, oldest }));
  if (orderId !== undefined && lines.length > 0) conditions.push(haveCome(orderId, lines));
  if (picture !== undefined) conditions.push(isOwnPicture(context, picture, sender));
  return allOf(...conditions);
}

type OfOrder = { orderId: string; sender: Sender; oldest: number };

function isOwnAndOut({ db }: RequestContext, { orderId, sender, oldest }: OfOrder): SQL {
  return exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.userId, sender.id ?? ""),
          isNotNull(orders.dispatchedAt),
          or(isNull(orders.deliveredAt), gte(orders.deliveredAt, oldest)),
        ),
      ),
  );
}

/** No more of a pack than came and is not complained about. */
function haveCome(orderId: string, lines: Complained["lines"]): SQL {
  const wanted = jsonRows("wanted", lines);
  return sql`NOT EXISTS (SELECT 1 FROM ${wanted.from}
    LEFT JOIN ${openPacks(orderId)} AS come ON come.financial_id = ${wanted.of("financialId")}
    WHERE coalesce(come.qty, 0) < ${wanted.of("qty")})`;
}

/** Rows of `financial_id` and `qty`: the packs of an order that came and are not complained about. */
export function openPacks(orderId: string): SQL {
  return sql`(SELECT financial_id, sum(qty) AS qty FROM (SELECT financial_id, qty FROM ${packedPacks(orderId)}
      UNION ALL SELECT l.financial_id, -l.qty FROM complaint_lines AS l
        JOIN complaints AS c ON c.number = l.number WHERE c.order_id = ${orderId})
    GROUP BY financial_id)`;
}

function isOwnPicture({ db }: RequestContext, id: string, { id: userId }: Sender): SQL {
  const isOwn = userId === null ? sql`false` : eq(complaintPictures.userId, userId);
  return exists(
    db
      .select({ id: complaintPictures.id })
      .from(complaintPictures)
      .where(and(eq(complaintPictures.id, id), isOwn)),
  );
}

function insertLines({ db }: RequestContext, key: string, lines: Complained["lines"]) {
  if (lines.length === 0) return [];
  const wanted = jsonRows("wanted", lines);
  const { complaintKey, number } = complaints;
  return insertFrom(db, complaintLines, {
    columns: { number, financialId: wanted.of("financialId"), qty: wanted.of("qty") },
    from: (row) => row.from(complaints).crossJoin(wanted.from).where(eq(complaintKey, key)),
  });
}
