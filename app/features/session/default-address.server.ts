// Where things are brought unless the customer says otherwise, as it is read with the user's row.
import { and, eq, sql } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";

/** For `leftJoin(addresses, …)` behind `from(users)`. */
export const isUsersDefault = and(eq(addresses.userId, users.id), eq(addresses.isDefault, true));

/** Empty texts where there is none. */
export const defaultAddressColumns = {
  street: sql<string>`coalesce(${addresses.street}, '')`.as("street"),
  city: sql<string>`coalesce(${addresses.city}, '')`.as("city"),
  postalCode: sql<string>`coalesce(${addresses.postalCode}, '')`.as("postal_code"),
};
