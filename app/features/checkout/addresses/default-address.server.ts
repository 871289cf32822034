// The default address as the profile, the API and an admin write it, who know of no other: statements
// for their batches. `whose` picks the customer among the users.
import { type SQL, and, asc, eq, exists, ne, notExists, or } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { type Address, addressOf } from "#app/values/address.ts";
import { newId } from "#app/values/identifier.ts";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";

type Wanted = { whose: SQL; address: Address };

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
  const isTheirs = isOf(db, whose);
  const isThere = and(
    eq(addresses.street, street),
    eq(addresses.city, city),
    eq(addresses.postalCode, postalCode),
  );
  const isElsewhere = or(
    ne(addresses.street, street),
    ne(addresses.city, city),
    ne(addresses.postalCode, postalCode),
  );
  const isLeft = and(isTheirs, eq(addresses.isDefault, true), isElsewhere);
  const there = idsOf(db).where(and(isTheirs, isThere));
  const theirs = idsOf(db).where(eq(addresses.userId, users.id));
  return {
    left: db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(isLeft, exists(there))),
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
      from: (row) => row.from(users).where(and(whose, notExists(theirs))),
    }),
  };
}

function forgetDefault({ db }: RequestContext, whose: SQL) {
  return {
    forgotten: db.delete(addresses).where(and(isOf(db, whose), eq(addresses.isDefault, true))),
    next: preferOldest(db, whose),
  };
}

/** Where there is no default the oldest becomes it, of those that `which` picks. */
export function preferOldest(db: Database, whose: SQL, which?: SQL) {
  const isTheirs = isOf(db, whose);
  const oldest = idsOf(db)
    .where(and(isTheirs, which))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(1);
  const preferred = idsOf(db).where(and(isTheirs, eq(addresses.isDefault, true)));
  return db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.id, oldest), notExists(preferred)));
}

const idsOf = (db: Database) => db.select({ id: addresses.id }).from(addresses);

const isOf = (db: Database, whose: SQL) =>
  eq(addresses.userId, db.select({ id: users.id }).from(users).where(whose));
