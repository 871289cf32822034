// A code lives 10 minutes and only its hash is stored; the newest of a phone and purpose is the one that counts.
// Known and unknown phones take the same steps and wait alike.
import { eq } from "drizzle-orm";
import { takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sendSms } from "#app/platform/adapters/sms.server.ts";
import { newId } from "#app/values/identifier.ts";
import { oneTimeCodes } from "#db/schema/codes.ts";
import { users } from "#db/schema/users.ts";
import { type Recipient, codeLimits, giveBack } from "./code-limits.server.ts";
import { hashCode, newCode } from "./one-time-code.ts";

const lifetimeMs = 10 * 60 * 1000;

export type SendCode =
  | { ok: true }
  | { ok: false; reason: "too-many"; waitSeconds: number }
  | { ok: false; reason: "not-sent" };

export async function sendCode(
  context: RequestContext,
  recipient: Recipient,
  { isStrict }: { isStrict: boolean } = { isStrict: false },
): Promise<SendCode> {
  const { db } = context;
  const limits = codeLimits(context, recipient, isStrict);
  const waitSeconds = await takeAttempt(context, limits.all);
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const { id, code, isCustomer } = await storeCode(context, recipient);
  const hasNoAccount = recipient.purpose === "reset" && !isCustomer;
  const delivery = await sendSms(
    context,
    recipient.phone,
    hasNoAccount ? { kind: "no-account" } : { kind: "code", code },
  );
  if (delivery === "sent") return { ok: true };
  if (delivery === "refused") await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  await giveBack(context, delivery === "refused" ? limits.all : [limits.minute]);
  return { ok: false, reason: "not-sent" };
}

/** Before the message leaves: it must not arrive at a shop that has never heard of it. */
async function storeCode({ db, now, config }: RequestContext, { phone, purpose }: Recipient) {
  const id = newId();
  const code = newCode();
  const codeHash = await hashCode(config.COOKIE_SECRETS[0] ?? "", { id, purpose, phone, code });
  const [, known] = await db.batch([
    db
      .insert(oneTimeCodes)
      .values({ id, phone, purpose, codeHash, createdAt: now, expiresAt: now + lifetimeMs }),
    db.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
  ]);
  return { id, code, isCustomer: known.length > 0 };
}
