// Where things are brought unless the customer says otherwise, as it is read with the user's row.
import { and, eq } from "drizzle-orm";
import { coalesce } from "#app/platform/statements.server.ts";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";

/** For `leftJoin(addresses, …)` behind `from(users)`. */
export const isUsersDefault = and(eq(addresses.userId, users.id), eq(addresses.isDefault, true));

/** Empty texts where there is none. */
export const defaultAddressColumns = {
  street: textOf(addresses.street),
  city: textOf(addresses.city),
  postalCode: textOf(addresses.postalCode),
};

function textOf(column: SQLiteColumn) {
  return coalesce<string>(column, "").as(column.name);
}
