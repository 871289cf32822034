// One's own addresses: only rows of the signed-in customer are ever written, and the database holds
// that there are ten at most and no two defaults.
import { and, eq, exists, ne, notExists } from "drizzle-orm";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";
import { preferOldest } from "./default-address.server.ts";
import type { AddressFields } from "./saved-address.schema.ts";

const isMine = (customer: Customer, id: string) =>
  and(eq(addresses.id, id), eq(addresses.userId, customer.id));

/** Its id, of one that is kept just so already the same; null when there are ten. */
export async function addAddress(
  { db, now }: RequestContext,
  customer: Customer,
  fields: AddressFields,
): Promise<string | null> {
  const { label, street, city, postalCode, landmark, doorNote } = fields;
  const isTheirs = eq(addresses.userId, customer.id);
  const theirs = db.select({ id: addresses.id }).from(addresses).where(isTheirs);
  const same = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        isTheirs,
        eq(addresses.label, label),
        eq(addresses.street, street),
        eq(addresses.city, city),
        eq(addresses.postalCode, postalCode),
        eq(addresses.landmark, landmark),
        eq(addresses.doorNote, doorNote),
      ),
    );
  try {
    const { kept } = await batch(db, {
      added: insertFrom(db, addresses, {
        columns: {
          ...{ label, street, city, postalCode, landmark, doorNote },
          ...{ id: newId(), userId: customer.id, createdAt: now },
          isDefault: notExists(theirs),
        },
        from: onlyIf(notExists(same)),
      }),
      kept: same,
    });
    return kept[0]?.id ?? null;
  } catch (error) {
    if (refusedBy(error) !== "addresses_full") throw error;
    return null;
  }
}

/** False for one that is not kept; so of those below. */
export async function changeKeptAddress(
  { db }: RequestContext,
  customer: Customer,
  { id, ...fields }: AddressFields & { id: string },
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set(fields)
    .where(isMine(customer, id))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

/** Orders keep their copy; the oldest that is left takes the default's place. */
export async function deleteAddress(
  { db }: RequestContext,
  customer: Customer,
  id: string,
): Promise<boolean> {
  const { deleted } = await batch(db, {
    deleted: db.delete(addresses).where(isMine(customer, id)).returning({ id: addresses.id }),
    next: preferOldest(db, eq(users.id, customer.id)),
  });
  return deleted.length > 0;
}

export async function makeDefault(
  { db }: RequestContext,
  customer: Customer,
  id: string,
): Promise<boolean> {
  const kept = db.select({ id: addresses.id }).from(addresses).where(isMine(customer, id));
  const { made } = await batch(db, {
    others: db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, customer.id), ne(addresses.id, id), exists(kept))),
    made: db
      .update(addresses)
      .set({ isDefault: true })
      .where(isMine(customer, id))
      .returning({ id: addresses.id }),
  });
  return made.length > 0;
}
