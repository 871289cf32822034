import { asc, isNotNull } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Who works in the shop, in the order in which they came. */
export async function listStaff({ db, read }: RequestContext) {
  const rows = await read(
    db
      .select({ id: users.id, name: users.name, phone: users.phone, role: users.role })
      .from(users)
      .where(isNotNull(users.role))
      .orderBy(asc(users.seq)),
  );
  return rows.flatMap(({ role, ...user }) => (role === null ? [] : [{ ...user, role }]));
}
