import { and, eq, isNull, notExists } from "drizzle-orm";
import { complaintSettlements, complaints } from "#db/schema/complaints.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { complaintState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type ComplaintOutcome, refused } from "./complaint.ts";
import { words } from "./words.ts";

/** Tells the sender that the shop has read it; again it stays as it was. The caller has made sure that the shop asks. */
export async function acknowledge(
  context: RequestContext,
  number: string,
): Promise<ComplaintOutcome> {
  const { db, now } = context;
  const isThis = eq(complaints.number, number);
  const settled = db
    .select({ number: complaintSettlements.number })
    .from(complaintSettlements)
    .where(eq(complaintSettlements.number, number));
  const { known, settledAlready } = await loggedBatch(
    context,
    { kind: "complaint", id: number, state: complaintState },
    {
      settledAlready: settled,
      acknowledged: db
        .update(complaints)
        .set({ acknowledgedAt: now, acknowledgedBy: askingUserId(context) })
        .where(and(isThis, isNull(complaints.acknowledgedAt), notExists(settled))),
      known: db.select({ number: complaints.number }).from(complaints).where(isThis),
    },
  );
  if (!known[0]) return refused(404, words.noComplaint);
  return settledAlready[0] ? refused(409, words.settledAlready) : { ok: true, number };
}
