// Account, addresses, sessions, lists, codes, kept answers, the name on reviews and complaints about
// no order go together. Orders stay, as tax law wants, with what was copied into them and complained
// about; the last admin stays, too, and who has a balance on the khata.
import { and, eq, exists, isNull, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { repeats } from "#db/schema/repeats.ts";
import { reviews } from "#db/schema/products.ts";
import { consents, users } from "#db/schema/users.ts";
import { forgetUser } from "#app/features/account/users/findable-user.server.ts";
import { forgetTraces, nobodysName } from "#app/features/account/users/forget-traces.server.ts";
import { isHeldByKhata, whyHeld } from "#app/features/khata/erasure.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { userState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { allOf, batch } from "#app/platform/statements.server.ts";
import { words } from "./refusals.words.ts";

export type DeleteAccount = { ok: true } | { ok: false; message: string };

export async function deleteAccount(
  context: RequestContext,
  customer: Customer,
): Promise<DeleteAccount> {
  try {
    return await erase(context, customer);
  } catch (error) {
    if (!isHeldByKhata(error)) throw error;
    return { ok: false, message: await whyHeld(context, customer.id) };
  }
}

async function erase(context: RequestContext, customer: Customer): Promise<DeleteAccount> {
  const statements = deletion(context, customer);
  const { allowed } = customer.isAdmin
    ? await loggedBatch(
        context,
        { kind: "user", id: customer.id, state: userState({}) },
        statements,
      )
    : await batch(context.db, statements);
  return allowed.length > 0 ? { ok: true } : { ok: false, message: words.onlyAdmin };
}

/** Every statement holds while the account may go; the account itself is the last to. */
function deletion({ db, now }: RequestContext, { id, phone }: Customer) {
  const [me, other] = [alias(users, "me"), alias(users, "other")];
  const otherAdmin = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.role, "owner"), ne(other.id, me.id)));
  const may = exists(
    db
      .select({ id: me.id })
      .from(me)
      .where(and(eq(me.id, id), or(isNull(me.role), ne(me.role, "owner"), exists(otherAdmin)))),
  );
  return {
    allowed: db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), may)),
    reviews: db
      .update(reviews)
      .set({ name: nobodysName })
      .where(and(eq(reviews.userId, id), may)),
    version: raiseVersion(db),
    codes: db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.phone, phone), may)),
    grants: db.delete(phoneGrants).where(and(eq(phoneGrants.phone, phone), may)),
    repeats: db.delete(repeats).where(and(eq(repeats.userId, id), may)),
    consents: db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.userId, id), isNull(consents.withdrawnAt), may)),
    traces: forgetTraces(db, allOf(eq(users.id, id), may)),
    search: forgetUser(db, allOf(eq(users.id, id), may)),
    account: db.delete(users).where(and(eq(users.id, id), may)),
  };
}
