// A failed sign-in tells nothing about who exists: one message, one cost, and every try is counted
// before the password is looked at.
import { and, eq, max } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { attempts } from "#db/schema/codes.ts";
import { users } from "#db/schema/users.ts";
import {
  type Limit,
  addressSubject,
  forgetAttempts,
  takeAttempt,
} from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm } from "#app/platform/forms.server.ts";
import { nobodysHash, verifyPassword } from "#app/platform/passwords.server.ts";
import { SignInSchema } from "./sign-in.schema.ts";

const windowMs = 15 * 60 * 1000;
const perPhone = 5;
const perAddress = 50;

export type Credentials = { phone: string; password: string };
export type Checked =
  | { ok: true; userId: string; isAdmin: boolean }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "too-many"; waitSeconds: number };
export type SignIn =
  Extract<Checked, { ok: true }> | { ok: false; failure: FormFailure; waitSeconds: number | null };

/** The sign-in form of a page. */
export async function signIn(request: Request, context: RequestContext): Promise<SignIn> {
  const { url } = request;
  const form = await parseForm(request, SignInSchema);
  if (!form.ok) return { ok: false, failure: form, waitSeconds: null };
  // The strategy reads a body itself, and the request's is read by now.
  const copy = new Request(url, { method: "POST", body: new URLSearchParams(form.value) });
  const checked = await authenticatorOf(context).authenticate("form", copy);
  if (checked.ok) return checked;
  const waitSeconds = checked.reason === "too-many" ? checked.waitSeconds : null;
  return { ok: false, failure: formFailure(form.value, { form: messageOf(checked) }), waitSeconds };
}

function authenticatorOf(context: RequestContext): Authenticator<Checked> {
  return new Authenticator<Checked>().use(
    new FormStrategy<Checked>(({ form }) =>
      checkCredentials(context, {
        phone: String(form.get("phoneNo")),
        password: String(form.get("password")),
      }),
    ),
  );
}

function messageOf(checked: Extract<Checked, { ok: false }>): string {
  if (checked.reason === "wrong") return "Invalid phone number or password";
  return tooManyMessage(checked.waitSeconds);
}

export function tooManyMessage(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  return `Too many failed attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** Counted as a failure first; a success takes that back. */
export async function checkCredentials(
  context: RequestContext,
  { phone, password }: Credentials,
): Promise<Checked> {
  const ofPhone: Limit = { kind: "sign-in-phone", subject: phone, most: perPhone, windowMs };
  const ofAddress: Limit = {
    kind: "sign-in-address",
    subject: addressSubject(context.address),
    most: perAddress,
    windowMs,
  };
  const waitSeconds = await takeAttempt(context, [ofPhone, ofAddress]);
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const [user] = await context.db
    .select({ id: users.id, isAdmin: users.isAdmin, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.phone, phone));
  const isRight = await verifyPassword(password, user?.passwordHash ?? nobodysHash);
  if (!user || !isRight) {
    context.log("sign-in-failed");
    return { ok: false, reason: "wrong" };
  }
  await Promise.all([forgetAttempts(context, ofPhone), forgetOne(context, ofAddress)]);
  return { ok: true, userId: user.id, isAdmin: user.isAdmin };
}

/** One's own attempt only: a whole mobile network shares an address, and so do its failures. */
async function forgetOne({ db, now }: RequestContext, { kind, subject }: Limit): Promise<void> {
  const mine = db
    .select({ seq: max(attempts.seq) })
    .from(attempts)
    .where(and(eq(attempts.kind, kind), eq(attempts.subject, subject), eq(attempts.at, now)));
  await db.delete(attempts).where(eq(attempts.seq, mine));
}
