// Why a complaint was not taken: the batch that refused it only says that it was.
import { and, count, eq, gte } from "drizzle-orm";
import { complaintPictures, complaints } from "#db/schema/complaints.ts";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { mostComplaintsADay } from "#app/values/complaints.ts";
import { formatDate, indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type ComplaintRefusal, type NewComplaint, type Sender, refused } from "./complaint.ts";
import { words } from "./words.ts";

export async function explainRefused(
  context: RequestContext,
  sender: Sender,
  {
    orderId,
    picture,
    lines,
    complaintDays,
  }: Pick<NewComplaint, "orderId" | "picture" | "lines"> & {
    complaintDays: number;
  },
): Promise<ComplaintRefusal> {
  const { db, now } = context;
  const userId = sender.id ?? "";
  const isOwn = and(eq(orders.id, orderId ?? ""), eq(orders.userId, userId));
  const { id } = complaintPictures;
  const [[order], [kept]] = await db.batch([
    db
      .select({ dispatchedAt: orders.dispatchedAt, deliveredAt: orders.deliveredAt })
      .from(orders)
      .where(isOwn),
    db
      .select({ id })
      .from(complaintPictures)
      .where(and(eq(id, picture ?? ""), eq(complaintPictures.userId, userId))),
  ]);
  if (orderId !== undefined) {
    if (!order) return refused(404, words.noOrder);
    if (order.dispatchedAt === null) return refused(409, words.notOut);
    const today = indianDay(now);
    const last = laterDay(indianDay(order.deliveredAt ?? now), complaintDays);
    if (last < today) return refused(409, words.tooLate(formatDate(startOfIndianDay(last))));
  }
  if (picture !== undefined && !kept) return refused(400, words.pictureAgain, { field: "picture" });
  const tomorrow = startOfIndianDay(laterDay(indianDay(now), 1));
  const [{ taken } = { taken: 0 }] = await takenToday(context, sender);
  return lines.length > 0 && taken < mostComplaintsADay
    ? refused(409, words.tooManyPacks, { field: "lines" })
    : refused(429, words.tooManyToday, { retryAfter: Math.ceil((tomorrow - now) / 1000) });
}

/** How many of the sender's the shop took on this Indian day. */
export function takenToday({ db, now }: RequestContext, { id, phone }: Sender) {
  const { userId, createdAt } = complaints;
  const isSenders = id === null ? eq(complaints.phone, phone) : eq(userId, id);
  return db
    .select({ taken: count() })
    .from(complaints)
    .where(and(isSenders, gte(createdAt, startOfIndianDay(indianDay(now)))));
}
