// A code lives 10 minutes and only its hash is stored; the newest that a browser or caller asked
// for is the one that counts there. Known and unknown phones take the same steps and wait alike.
import { eq } from "drizzle-orm";
import { knownDeviceOf } from "#app/features/session/known-device.server.ts";
import { giveBack, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { sendSms } from "#app/platform/adapters/sms.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { oneTimeCodes } from "#db/schema/codes.ts";
import { users } from "#db/schema/users.ts";
import { codeMinutes } from "#app/values/kept-for.ts";
import { askerOf } from "./asker.server.ts";
import { type Recipient, codeLimits } from "./code-limits.server.ts";
import { hashCode, newCode } from "./one-time-code.ts";
import { widerLimits } from "./wider-limits.server.ts";

const lifetimeMs = codeMinutes * 60 * 1000;

export type SendCode =
  | { ok: true }
  | { ok: false; reason: "too-many"; waitSeconds: number }
  | { ok: false; reason: "not-sent" };

/** A page brings the token it keeps for its visitor. */
type Asked = { isStrict?: boolean; token?: string };

export async function sendCode(
  context: RequestContext,
  recipient: Recipient,
  { isStrict = false, token }: Asked = {},
): Promise<SendCode> {
  const { db } = context;
  const device = await knownDeviceOf(context, recipient.phone);
  const { ofPhone, ofAddress, minute } = codeLimits(context, recipient, { isStrict, device });
  const { network, shop } = await widerLimits(context, { ofAddress });
  const waitSeconds = await takeAttempt(context, [...ofPhone, ...ofAddress, ...network, shop]);
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const { id, code, isCustomer } = await storeCode(
    context,
    recipient,
    await askerOf(context, token),
  );
  const hasNoAccount = recipient.purpose === "reset" && !isCustomer;
  const delivery = await sendSms(
    context,
    recipient.phone,
    hasNoAccount ? { kind: "no-account" } : { kind: "code", code },
  );
  if (delivery === "sent") return { ok: true };
  if (delivery === "refused") await db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  await giveBack(context, delivery === "refused" ? [...ofPhone, shop] : [minute]);
  return { ok: false, reason: "not-sent" };
}

/** Before the message leaves: it must not arrive at a shop that has never heard of it. */
async function storeCode(
  { db, now, config }: RequestContext,
  { phone, purpose }: Recipient,
  askedBy: string,
) {
  const id = newId();
  const code = newCode();
  const codeHash = await hashCode(config.COOKIE_SECRETS[0] ?? "", { id, purpose, phone, code });
  const { known } = await batch(db, {
    stored: db.insert(oneTimeCodes).values({
      id,
      phone,
      purpose,
      codeHash,
      askedBy,
      createdAt: now,
      expiresAt: now + lifetimeMs,
    }),
    known: db.select({ id: users.id }).from(users).where(eq(users.phone, phone)),
  });
  return { id, code, isCustomer: known.length > 0 };
}
