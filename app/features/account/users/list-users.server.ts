// However many users there are, a page reads only its own: the next ones older than the last shown.
import { desc, lt, sql } from "drizzle-orm";
import { addresses } from "#db/schema/addresses.ts";
import { users } from "#db/schema/users.ts";
import { searchUsersFor } from "#app/features/orders/search-expression.ts";
import { isUsersDefault } from "#app/features/session/default-address.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { userColumns } from "./get-user.server.ts";
import type { User } from "./user.ts";

const usersPerPage = 50;

/** `before` leads to the older ones; null at the end. */
export type UserPage = { users: User[]; before: number | null };

/** Newest first; with a text those whose phone, or words of the name, begin so. */
export async function listUsers(
  context: RequestContext,
  { text = "", before = null }: { text?: string; before?: number | null },
): Promise<UserPage> {
  const older = before ?? Number.MAX_SAFE_INTEGER;
  const expression = text.trim() ? searchUsersFor(text) : null;
  if (text.trim() && !expression) return { users: [], before: null };
  const select = context.db
    .select({ seq: users.seq, ...userColumns })
    .from(users)
    .leftJoin(addresses, isUsersDefault);
  const rows = await context.read(
    expression
      ? select
          .where(
            sql`${users.seq} IN (SELECT rowid FROM user_search
        WHERE user_search MATCH ${expression} AND rowid < cast(${older} AS INTEGER) ORDER BY rowid DESC LIMIT ${usersPerPage + 1})`,
          )
          .orderBy(desc(users.seq))
      : select
          .where(lt(users.seq, older))
          .orderBy(desc(users.seq))
          .limit(usersPerPage + 1),
  );
  const shown = rows.slice(0, usersPerPage);
  return {
    users: shown.map(({ seq: _, ...user }) => user),
    before: rows.length > usersPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}
