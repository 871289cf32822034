// The steps of registering and of resetting a password are the same: phone, code, password. Each
// asks for what the one before left, and what was done already leads on, so that going back or
// tapping twice does no harm.
import { data, redirect } from "@remix-run/cloudflare";
import { signInTarget } from "#app/features/session/sign-in-target.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { botCheckOf, botCheckPolicy } from "#app/platform/adapters/bot-check.server.ts";
import { getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { hasGrant } from "./codes/grant.server.ts";
import { verifyCode } from "./codes/verify-code.server.ts";
import { type Pending, readPending } from "./pending.server.ts";
import { type Purpose, stepAddress } from "./purpose.ts";
import { CodeFormSchema } from "./registration.schema.ts";
import { words } from "./refusals.words.ts";

type Asked = { request: Request; context: RequestContext };

/** Where all steps lead in the end; an admin's page only proves to be one for who is signed in. */
export function targetOf(request: Request): string {
  return signInTarget(new URL(request.url).searchParams.get("redirect"), "owner");
}

export function loadPhoneStep({ request, context }: Asked, purpose: Purpose) {
  const pending = readPending(context, purpose);
  return withBotCheck(context, {
    target: targetOf(request),
    name: pending?.name ?? "",
    phone: pending?.phone ?? "",
    ...lockOf(context, pending),
  });
}

export async function loadCodeStep({ request, context }: Asked, purpose: Purpose) {
  const target = targetOf(request);
  const pending = readPending(context, purpose);
  if (!pending) throw redirect(stepAddress(purpose, "phone", target), 302);
  const { name, phone } = pending;
  const { contactPhone, supportPhone } = await getShopContact(context);
  const helpPhone = contactPhone || supportPhone;
  return withBotCheck(context, { target, name, phone, helpPhone, ...lockOf(context, pending) });
}

/** After a wrong code the field is empty again, and says how many tries are left. */
export async function answerCodeStep({ request, context }: Asked, purpose: Purpose) {
  const target = targetOf(request);
  const form = await parseForm(request, CodeFormSchema);
  if (!form.ok) return data(form, { status: 400 });
  const pending = readPending(context, purpose);
  if (!pending) return redirectAfterPost(context, stepAddress(purpose, "phone", target));
  const { phone, token } = pending;
  const verified = await verifyCode(context, { phone, purpose }, { code: form.value.code, token });
  if (verified.ok || (await hasGrant(context, { phone, purpose, token })))
    return redirectAfterPost(context, stepAddress(purpose, "password", target));
  return data(formFailure({}, { code: words.wrongCode(verified.triesLeft) }), { status: 400 });
}

export async function loadPasswordStep({ request, context }: Asked, purpose: Purpose) {
  const target = targetOf(request);
  const pending = readPending(context, purpose);
  const isProven = pending !== null && (await hasGrant(context, { ...pending, purpose }));
  if (!isProven) throw redirect(stepAddress(purpose, pending ? "code" : "phone", target), 302);
  return { target, phone: pending.phone };
}

/** Without a proof the steps begin anew. */
export function beginAnew({ request, context }: Asked, purpose: Purpose) {
  const toast = { kind: "error", message: words.verifyFirst } as const;
  return redirectAfterPost(context, stepAddress(purpose, "phone", targetOf(request)), { toast });
}

function lockOf({ now }: RequestContext, pending: Pending | null): { lockedForMs: number } {
  return { lockedForMs: Math.max(0, (pending?.lockedUntil ?? 0) - now) };
}

function withBotCheck<T extends object>(context: RequestContext, value: T) {
  return data(
    { ...value, botCheck: botCheckOf(context, "otp") },
    { headers: { "Content-Security-Policy": botCheckPolicy(context) } },
  );
}
