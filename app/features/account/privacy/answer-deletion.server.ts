// The password is asked for, counted with the failed sign-ins; afterwards this browser holds
// nothing of the account.
import { data } from "@remix-run/cloudflare";
import * as v from "valibot";
import { SignInSchema } from "#app/features/session/sign-in.schema.ts";
import { checkCredentials, tooManyMessage } from "#app/features/session/sign-in.server.ts";
import { requireCustomer } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { words } from "./refusals.words.ts";

const DeletionForm = v.object({ password: SignInSchema.entries.password });

export async function answerDeletion({
  request,
  context,
}: {
  request: Request;
  context: RequestContext;
}) {
  const customer = await requireCustomer(request, context);
  const form = await parseForm(request, DeletionForm);
  if (!form.ok) return data(form, { status: 400 });
  const credentials = { phone: customer.phone, password: form.value.password };
  const checked = await checkCredentials(context, credentials, context.sessionHash);
  if (!checked.ok && checked.reason === "too-many") {
    return data(formFailure({}, { password: tooManyMessage(checked.waitSeconds) }), {
      status: 429,
      headers: { "Retry-After": String(checked.waitSeconds) },
    });
  }
  if (!checked.ok)
    return data(formFailure({}, { password: words.notYourPassword }), { status: 400 });
  const deleted = await deleteAccount(context, customer);
  if (!deleted.ok) return data(formFailure({}, { form: deleted.message }), { status: 409 });
  const cookies = await Promise.all(
    (["session", "device", "cart", "register", "reset"] as const).map((name) =>
      context.cookies.serialize(name, null),
    ),
  );
  return redirectAfterPost(context, "/", {
    cookies,
    isNewDocument: true,
    toast: { kind: "success", message: words.deleted },
  });
}
