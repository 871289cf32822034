// A reset leads to signing in with the new password; the same form sent twice leads there twice.
import { data } from "@remix-run/cloudflare";
import { loginPath } from "#app/addresses/paths.ts";
import { withRedirect } from "#app/features/session/redirect-target.ts";
import { readPending } from "#app/features/account/registration/pending.server.ts";
import { PasswordFormSchema } from "#app/features/account/registration/registration.schema.ts";
import { beginAnew, targetOf } from "#app/features/account/registration/steps.server.ts";
import { checkCredentials } from "#app/features/session/sign-in.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { words } from "#app/features/account/registration/refusals.words.ts";

export async function answerReset(asked: { request: Request; context: RequestContext }) {
  const { request, context } = asked;
  const form = await parseForm(request, PasswordFormSchema);
  if (!form.ok) return data(form, { status: 400 });
  const pending = readPending(context, "reset");
  if (!pending) return beginAnew(asked, "reset");
  const { password } = form.value;
  const reset = await resetPassword(context, { ...pending, password });
  const isDone =
    reset.ok || (await checkCredentials(context, { phone: pending.phone, password })).ok;
  if (!isDone) return beginAnew(asked, "reset");
  return redirectAfterPost(context, withRedirect(loginPath, targetOf(request)), {
    toast: { kind: "success", message: words.passwordIsReset },
    cookies: [await context.cookies.serialize("reset", null)],
  });
}
