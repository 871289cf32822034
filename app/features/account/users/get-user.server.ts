// The one list of what of a user leaves the database: the password's hash is not on it.
import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import type { User } from "./user.ts";

export const userColumns = {
  id: users.id,
  name: users.name,
  phone: users.phone,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
  street: users.street,
  city: users.city,
  postalCode: users.postalCode,
  latitudeMilli: users.latitudeMilli,
  longitudeMilli: users.longitudeMilli,
};

/** By id or by phone, with or without the country code. */
export async function getUser(context: RequestContext, idOrPhone: string): Promise<User | null> {
  const phone = parsePhoneWithCountry(idOrPhone);
  const [byPhone, byId] = await Promise.all([
    phone === null
      ? []
      : context.read(context.db.select(userColumns).from(users).where(eq(users.phone, phone))),
    isId(idOrPhone)
      ? context.read(context.db.select(userColumns).from(users).where(eq(users.id, idOrPhone)))
      : [],
  ]);
  return byId[0] ?? byPhone[0] ?? null;
}
