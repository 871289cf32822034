// The default address as the profile, the API and an admin write it, who know of no other: statements
// for their batches. `whose` picks the customer among the users.
import { type SQL, and, eq, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { type Address, addressOf } from "#app/values/address.ts";
import { newId } from "#app/values/identifier.ts";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";

type Wanted = { whose: SQL | undefined; address: Address };

/**
 * One that is kept already becomes the default. Else the default changes, whose landmark and note for
 * the door belong to the place that is left; without one it is the first. An empty one is forgotten.
 */
export function setDefaultAddress(context: RequestContext, { whose, address }: Wanted) {
  const { street, city, postalCode } = address;
  return street === "" && city === "" && postalCode === ""
    ? forgetDefault(context, whose)
    : becomeDefault(context, { whose, address });
}

function becomeDefault({ db, now }: RequestContext, { whose, address }: Wanted) {
  const { street, city, postalCode } = address;
  const isTheirs = of(whose);
  const isThere = sql`(street, city, postal_code) = (${street}, ${city}, ${postalCode})`;
  const isLeft = sql`${isTheirs} AND is_default = 1 AND NOT ${isThere}`;
  return {
    left: db
      .update(addresses)
      .set({ isDefault: false })
      .where(sql`${isLeft} AND EXISTS (SELECT 1 FROM addresses WHERE ${isTheirs} AND ${isThere})`),
    kept: preferOldest(db, whose, isThere),
    moved: db
      .update(addresses)
      .set({ ...addressOf(address), landmark: "", doorNote: "" })
      .where(isLeft),
    first: insertFrom(db, addresses, {
      columns: {
        ...{ id: newId(), userId: users.id, ...addressOf(address) },
        ...{ isDefault: true, createdAt: now },
      },
      from: sql`FROM users WHERE ${whose}
        AND NOT EXISTS (SELECT 1 FROM addresses WHERE user_id = users.id)`,
    }),
  };
}

function forgetDefault({ db }: RequestContext, whose: SQL | undefined) {
  return {
    forgotten: db.delete(addresses).where(and(of(whose), eq(addresses.isDefault, true))),
    next: preferOldest(db, whose),
  };
}

/** Where there is no default the oldest becomes it, of those that `which` picks. */
export function preferOldest(
  db: RequestContext["db"],
  whose: SQL | undefined,
  which: SQL = sql`true`,
) {
  return db
    .update(addresses)
    .set({ isDefault: true })
    .where(
      sql`id = (SELECT id FROM addresses WHERE ${of(whose)} AND ${which} ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM addresses WHERE ${of(whose)} AND is_default = 1)`,
    );
}

const of = (whose: SQL | undefined) => sql`user_id = (SELECT users.id FROM users WHERE ${whose})`;
