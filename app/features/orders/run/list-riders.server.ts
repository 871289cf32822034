import { asc, eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type Rider = { id: string; name: string };

export function listRiders({ db, read }: RequestContext): Promise<Rider[]> {
  const { id, name, role } = users;
  return read(db.select({ id, name }).from(users).where(eq(role, "rider")).orderBy(asc(name)));
}
