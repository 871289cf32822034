// The owner opens a khata for a customer who agreed, and changes what may be owed; a lower limit takes nothing back.
import { eq } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import type { Paise } from "#app/values/money.ts";

/** False where there is no such customer. The caller has made sure that an admin asks. */
export async function openKhata(
  context: RequestContext,
  userId: string,
  limitPaise: Paise,
): Promise<boolean> {
  if (!isId(userId)) return false;
  await requireConfirmed(context);
  const { db, now } = context;
  const { known } = await loggedBatch(
    context,
    { kind: "khata", id: userId, state: khataState },
    {
      opened: insertFrom(db, khataAccounts, {
        columns: {
          id: newId(),
          userId: users.id,
          limitPaise,
          openedAt: now,
          openedBy: askingUserId(context),
          consentAt: now,
        },
        from: (row) => row.from(users).where(eq(users.id, userId)),
      }).onConflictDoUpdate({ target: khataAccounts.userId, set: { limitPaise } }),
      known: db.select({ id: users.id }).from(users).where(eq(users.id, userId)),
    },
  );
  return known.length > 0;
}
