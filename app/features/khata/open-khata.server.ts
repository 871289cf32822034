// The owner opens a khata for a customer, or for somebody without an account, who agreed, and changes what may be owed; a
// lower limit takes nothing back. A phone number has one khata.
import { and, eq, gt, notExists, sql } from "drizzle-orm";
import { khataAccounts } from "#db/schema/khata.ts";
import { users } from "#db/schema/users.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { khataState } from "#app/features/audit/states.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, insertFrom, onlyIf } from "#app/platform/statements.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { type Paise, formatPaise } from "#app/values/money.ts";
import { enter, itsAccount } from "./enter.server.ts";
import { isOverLimit } from "./give-order.server.ts";
import { type KhataRefusal, noKhata, refusedEntry } from "./khata.ts";
import type { Person } from "./person.schema.ts";
import { isHolder } from "./read-khata.server.ts";
import { words } from "./refusals.words.ts";

type Opened = { ok: true } | KhataRefusal;

/** The caller has made sure that an admin asks. */
export async function openKhata(
  context: RequestContext,
  holderId: string,
  limitPaise: Paise,
): Promise<Opened> {
  if (!isId(holderId)) return noKhata();
  await requireConfirmed(context);
  const { db } = context;
  const others = db
    .select({ id: khataAccounts.id })
    .from(khataAccounts)
    .where(eq(khataAccounts.phone, users.phone));
  const {
    known: [known],
    account: [account],
  } = await loggedBatch(
    context,
    { kind: "khata", id: holderId, state: khataState },
    {
      changed: db.update(khataAccounts).set({ limitPaise }).where(isHolder(holderId)),
      opened: insertFrom(db, khataAccounts, {
        columns: { ...openedNow(context), userId: users.id, limitPaise },
        from: (row) => row.from(users).where(allOf(eq(users.id, holderId), notExists(others))),
      }).onConflictDoNothing({ target: khataAccounts.userId }),
      known: db.select({ id: users.id }).from(users).where(eq(users.id, holderId)),
      account: db.select({ id: khataAccounts.id }).from(khataAccounts).where(isHolder(holderId)),
    },
  );
  if (account) return { ok: true };
  return known ? refusedEntry("known", words.hasKhata) : noKhata();
}

/** `accountId` is whose phone number it is, as long as that account has no khata. */
export type OpenedPerson =
  { ok: true; id: string } | (KhataRefusal & { accountId?: string | undefined });

/**
 * For who has no account; what an older book says is owed is its first entry. The caller has made
 * sure that an admin asks.
 */
export async function openKhataForPerson(
  context: RequestContext,
  { name, phoneNo: phone, limit: limitPaise, opening: openingPaise }: Person,
): Promise<OpenedPerson> {
  await requireConfirmed(context);
  const { db } = context;
  const id = newId();
  const withAccount = db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  try {
    const { opened, customer } = await loggedBatch(
      context,
      { kind: "khata", id, state: khataState },
      {
        opened: insertFrom(db, khataAccounts, {
          columns: { ...openedNow(context), id, name, phone, limitPaise },
          from: onlyIf(notExists(withAccount)),
        })
          .onConflictDoNothing({ target: khataAccounts.phone })
          .returning({ id: khataAccounts.id }),
        opening: enter(context, {
          ...{ id: newId(), kind: "opening" as const, amountPaise: openingPaise },
          from: (row) =>
            row.from(itsAccount).where(and(eq(itsAccount.id, id), gt(sql`${openingPaise}`, 0))),
        }),
        customer: db
          .select({ id: users.id, khataSince: khataAccounts.openedAt })
          .from(users)
          .leftJoin(khataAccounts, eq(khataAccounts.userId, users.id))
          .where(eq(users.phone, phone)),
      },
    );
    if (opened.length > 0) return { ok: true, id };
    const accountId = customer.find(({ khataSince }) => khataSince === null)?.id;
    return { ...refusedEntry("known", accountId ? words.hasAccount : words.hasKhata), accountId };
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    const [amount, limit] = [formatPaise(openingPaise), formatPaise(limitPaise)];
    return refusedEntry("limit", words.openingOverLimit(amount, limit));
  }
}

/** A new khata. */
function openedNow(context: RequestContext) {
  const { now } = context;
  return { id: newId(), openedAt: now, openedBy: askingUserId(context), consentAt: now };
}
