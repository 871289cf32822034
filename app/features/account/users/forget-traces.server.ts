// What else leads to whom an account was: who deletes it has that forgotten, ahead of the account in the same batch. What is
// about an order stays with it.
import { and, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { complaintPictures, complaintSettlements, complaints } from "#db/schema/complaints.ts";
import { khataAccounts, khataLinks } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import type { Database } from "#app/platform/database.server.ts";

/** Who wrote what a customer that has gone left behind. */
export const nobodysName = "A customer";

/** `which` picks the user. */
export function forgetTraces(db: Database, which: SQL) {
  const theirs = db.select({ id: users.id }).from(users).where(which);
  const isOfNoOrder = and(inArray(complaints.userId, theirs), isNull(complaints.orderId));
  const told = db.select({ number: complaints.number }).from(complaints).where(isOfNoOrder);
  const shown = db
    .select({ id: complaints.pictureId })
    .from(complaints)
    .where(and(isNotNull(complaints.orderId), isNotNull(complaints.pictureId)));
  const books = db
    .select({ id: khataAccounts.id })
    .from(khataAccounts)
    .where(inArray(khataAccounts.userId, theirs));
  return [
    db
      .update(complaintSettlements)
      .set({ text: "" })
      .where(inArray(complaintSettlements.number, told)),
    // As old as can be: the scheduled job drops it, and its picture with it.
    db
      .update(complaintPictures)
      .set({ createdAt: 0 })
      .where(
        and(inArray(complaintPictures.userId, theirs), notInArray(complaintPictures.id, shown)),
      ),
    db
      .update(complaints)
      .set({ name: nobodysName, phone: "", text: "", complaintKey: null })
      .where(isOfNoOrder),
    db.delete(khataLinks).where(inArray(khataLinks.accountId, books)),
  ];
}
