// The account, the consent it rests on and the end of every proof and code are one batch: two at
// once make one account, and what is refused leaves the proof valid.
import { and, eq, exists } from "drizzle-orm";
import { noticeVersion } from "#app/features/account/privacy/notice.ts";
import type { Verified } from "#app/features/session/sign-in.server.ts";
import { grantOf } from "#app/features/account/registration/codes/grant.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hashPassword } from "#app/platform/passwords.server.ts";
import { findableUser } from "#app/features/account/users/findable-user.server.ts";
import { claimKhata } from "#app/features/khata/claim-khata.server.ts";
import { claimOrders } from "#app/features/orders/claim-orders.server.ts";
import { batch, insertFrom } from "#app/platform/statements.server.ts";
import { languages } from "#app/values/language.ts";
import { words } from "#app/values/words.ts";
import { newId } from "#app/values/identifier.ts";
import { oneTimeCodes, phoneGrants } from "#db/schema/codes.ts";
import { consents, users } from "#db/schema/users.ts";

export type NewCustomer = { name: string; phone: string; password: string; token: string };
export type RegisterCustomer =
  ({ ok: true } & Verified) | { ok: false; reason: "unproven" | "registered" };

export async function registerCustomer(
  context: RequestContext,
  customer: NewCustomer,
): Promise<RegisterCustomer> {
  const reason = await reasonAgainst(context, customer);
  if (reason) return { ok: false, reason };
  const { db, now } = context;
  const { name, phone } = customer;
  const userId = newId();
  const passwordHash = await hashPassword(customer.password);
  const isProof = await grantOf(context, { ...customer, purpose: "register" });
  const { registered } = await batch(db, {
    // With the phone that its proof names.
    registered: insertFrom(db, users, {
      columns: {
        ...{ id: userId, name, phone: phoneGrants.phone, passwordHash },
        ...{ createdAt: now, language: ownLanguage() },
      },
      from: (row) => row.from(phoneGrants).where(isProof),
    })
      .onConflictDoNothing({ target: users.phone })
      .returning({ id: users.id }),
    khata: claimKhata(db, eq(users.id, userId)),
    orders: claimOrders(db, eq(users.id, userId)),
    findable: findableUser(db, eq(users.id, userId)),
    proofs: endProofs(context, phone, userId),
    consent: insertFrom(db, consents, {
      columns: { userId: users.id, notice: noticeVersion, acceptedAt: now },
      from: (row) => row.from(users).where(eq(users.id, userId)),
    }),
  });
  if (registered.length > 0)
    return { ok: true, userId, phone, passwordHash, language: ownLanguage() };
  return { ok: false, reason: (await reasonAgainst(context, customer)) ?? "unproven" };
}

/** Of that phone, once it has this account. */
function endProofs({ db }: RequestContext, phone: string, userId: string) {
  const mine = exists(db.select({ id: users.id }).from(users).where(eq(users.id, userId)));
  return [
    db
      .delete(phoneGrants)
      .where(and(eq(phoneGrants.phone, phone), eq(phoneGrants.purpose, "register"), mine)),
    db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, "register"), mine)),
  ];
}

/** Who never chose one has none. */
const ownLanguage = () => (words.language === languages[0] ? null : words.language);

async function reasonAgainst(context: RequestContext, { phone, token }: NewCustomer) {
  const { db } = context;
  const { grants, known } = await batch(db, {
    grants: db
      .select({ phone: phoneGrants.phone })
      .from(phoneGrants)
      .where(await grantOf(context, { phone, token, purpose: "register" })),
    known: db.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
  });
  if (grants.length === 0) return "unproven";
  return known.length > 0 ? "registered" : null;
}
