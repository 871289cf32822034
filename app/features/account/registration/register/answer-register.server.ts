// Whoever registers is signed in with a fresh session; the same form sent twice signs in instead of
// failing.
import { data } from "@remix-run/cloudflare";
import { signInTarget } from "#app/features/session/sign-in-target.server.ts";
import { readPending } from "#app/features/account/registration/pending.server.ts";
import { PasswordFormSchema } from "#app/features/account/registration/registration.schema.ts";
import { beginAnew, targetOf } from "#app/features/account/registration/steps.server.ts";
import { endSession, startPageSession } from "#app/features/session/session.server.ts";
import { type Checked, checkCredentials } from "#app/features/session/sign-in.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { registerCustomer } from "./register-customer.server.ts";
import { words } from "#app/features/account/registration/refusals.words.ts";

export async function answerRegister(asked: { request: Request; context: RequestContext }) {
  const { request, context } = asked;
  const form = await parseForm(request, PasswordFormSchema);
  if (!form.ok) return data(form, { status: 400 });
  const pending = readPending(context, "register");
  if (!pending) return beginAnew(asked, "register");
  const { password } = form.value;
  const registered = await registerCustomer(context, { ...pending, password });
  if (!registered.ok && registered.reason === "registered") {
    return data(formFailure({}, { form: words.alreadyRegistered }), {
      status: 409,
    });
  }
  const signedIn: Checked = registered.ok
    ? { ...registered, role: null }
    : await checkCredentials(context, { phone: pending.phone, password });
  if (!signedIn.ok) return beginAnew(asked, "register");
  const cookies = await startPageSession(context, request, signedIn);
  if (!cookies) return beginAnew(asked, "register");
  await endSession(context);
  return redirectAfterPost(context, signInTarget(targetOf(request), signedIn.role), {
    cookies: [...cookies, await context.cookies.serialize("register", null)],
  });
}
