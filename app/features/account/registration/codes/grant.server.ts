// A grant proves a phone for one purpose, for 10 minutes, to who holds its token.
import { type SQL, eq, gt } from "drizzle-orm";
import { allOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { phoneGrants } from "#db/schema/codes.ts";
import type { Recipient } from "./code-limits.server.ts";

export type Proof = Recipient & { token: string };

/** The condition under which a row of `phone_grants` is this proof. */
export async function grantOf(
  { now }: RequestContext,
  { phone, purpose, token }: Proof,
): Promise<SQL> {
  return allOf(
    eq(phoneGrants.tokenHash, await sha256Hex(token)),
    eq(phoneGrants.phone, phone),
    eq(phoneGrants.purpose, purpose),
    gt(phoneGrants.expiresAt, now),
  );
}

export async function hasGrant(context: RequestContext, proof: Proof): Promise<boolean> {
  const rows = await context.read(
    context.db
      .select({ phone: phoneGrants.phone })
      .from(phoneGrants)
      .where(await grantOf(context, proof)),
  );
  return rows.length > 0;
}
