// A failed sign-in tells nothing about who exists: one message, one cost, and every try is counted
// before the password is looked at.
import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { users } from "#db/schema/users.ts";
import { forgiveAttempts, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm } from "#app/platform/forms.server.ts";
import { nobodysHash, verifyPassword } from "#app/platform/passwords.server.ts";
import type { Role } from "#app/values/roles.ts";
import { knownDeviceOf } from "./known-device.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";
import { SignInSchema } from "./sign-in.schema.ts";
import { words } from "./words.ts";

export type Credentials = { phone: string; password: string };
/** Whose password was right, and which: a session begins only while it is still that one. */
export type Verified = {
  userId: string;
  phone: string;
  passwordHash: string;
  /** Chosen before, on whatever device. */
  language: string | null;
};
export type Checked =
  | ({ ok: true; role: Role | null } & Verified)
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

/** Where the password was changed while it was looked at. */
export function wrongPassword(phoneNo: string): FormFailure {
  return formFailure({ phoneNo }, { form: words.wrong });
}

function messageOf(checked: Extract<Checked, { ok: false }>): string {
  if (checked.reason === "wrong") return words.wrong;
  return tooManyMessage(checked.waitSeconds);
}

export function tooManyMessage(waitSeconds: number): string {
  return words.tooMany(Math.ceil(waitSeconds / 60));
}

/**
 * Counted as a failure first; a success takes that back. `device` is where one is known from
 * otherwise than by its cookie.
 */
export async function checkCredentials(
  context: RequestContext,
  { phone, password }: Credentials,
  device: string | null = null,
): Promise<Checked> {
  const limits = signInLimits(context, {
    phone,
    device: device ?? (await knownDeviceOf(context, phone)),
  });
  const waitSeconds = await takeAttempt(context, limits.all);
  if (waitSeconds !== null) return { ok: false, reason: "too-many", waitSeconds };
  const [user] = await context.db
    .select({
      userId: users.id,
      role: users.role,
      passwordHash: users.passwordHash,
      language: users.language,
    })
    .from(users)
    .where(eq(users.phone, phone));
  const isRight = await verifyPassword(password, user?.passwordHash ?? nobodysHash);
  if (!user || !isRight) {
    context.log("sign-in-failed");
    return { ok: false, reason: "wrong" };
  }
  await forgiveAttempts(context, limits);
  return { ok: true, phone, ...user };
}
