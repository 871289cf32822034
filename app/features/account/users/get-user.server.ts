// The one list of what of a user leaves the database: the password's hash is not on it.
import { type SQL, eq, isNull, ne } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";
import {
  defaultAddressColumns,
  isUsersDefault,
} from "#app/features/session/default-address.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { anyOf } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import type { User } from "./user.ts";

export const userColumns = {
  id: users.id,
  name: users.name,
  phone: users.phone,
  role: users.role,
  createdAt: users.createdAt,
  ...defaultAddressColumns,
  latitudeMilli: users.latitudeMilli,
  longitudeMilli: users.longitudeMilli,
};

/** Owners are left alone by what changes a user. */
export const isNoOwner = anyOf(isNull(users.role), ne(users.role, "owner"));

/** The user that `which` picks, for a batch. */
export function selectUser({ db }: Pick<RequestContext, "db">, which: SQL) {
  return db.select(userColumns).from(users).leftJoin(addresses, isUsersDefault).where(which);
}

/** By id or by phone, with or without the country code. */
export async function getUser(context: RequestContext, idOrPhone: string): Promise<User | null> {
  const phone = parsePhoneWithCountry(idOrPhone);
  const [byPhone, byId] = await Promise.all([
    phone === null ? [] : context.read(selectUser(context, eq(users.phone, phone))),
    isId(idOrPhone) ? context.read(selectUser(context, eq(users.id, idOrPhone))) : [],
  ]);
  return byId[0] ?? byPhone[0] ?? null;
}
