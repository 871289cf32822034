// A khata can be read without signing in, by who was sent a link to it, for 30 days. Only a hash of the link is stored.
import { eq, gt, lt } from "drizzle-orm";
import { khataAccounts, khataLinks } from "#db/schema/khata.ts";
import { khataStatementPath } from "#app/addresses/paths.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { allOf, insertFrom } from "#app/platform/statements.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import type { KhataPage } from "./khata.ts";
import { hasHolder, isHolder, readKhata } from "./read-khata.server.ts";

const linkMs = 30 * 86_400_000;
const tokenLength = 26;

/** Its path; null where there is no khata. The caller has made sure that an admin asks. */
export async function linkKhata(context: RequestContext, holderId: string): Promise<string | null> {
  if (!isId(holderId)) return null;
  const { db, now } = context;
  const token = newId(tokenLength);
  const tokenHash = await sha256Hex(token);
  const { made } = await loggedBatch(
    context,
    { kind: "khata", id: holderId, state: khataState },
    {
      ended: db.delete(khataLinks).where(lt(khataLinks.endsAt, now)),
      made: insertFrom(db, khataLinks, {
        columns: { tokenHash, accountId: khataAccounts.id, endsAt: now + linkMs },
        from: (row) => row.from(khataAccounts).where(isHolder(holderId)),
      }).returning({ accountId: khataLinks.accountId }),
    },
  );
  return made.length > 0 ? khataStatementPath(token) : null;
}

const mostEntries = 1000;

/** Null for a link that ended or never was. */
export async function readLinkedKhata(
  context: RequestContext,
  token: string,
): Promise<KhataPage | null> {
  if (!/^[0-9a-z]{26}$/.test(token)) return null;
  const linked = context.db
    .select({ accountId: khataLinks.accountId })
    .from(khataLinks)
    .where(
      allOf(eq(khataLinks.tokenHash, await sha256Hex(token)), gt(khataLinks.endsAt, context.now)),
    );
  const isLinked = allOf(eq(khataAccounts.id, linked), hasHolder(khataAccounts));
  return readKhata(context, isLinked, { most: mostEntries });
}
