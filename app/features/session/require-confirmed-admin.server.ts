// Deleting, and making an admin, wants the password again when it was given more than 30 minutes ago. The answer is
// a form at the same address, with what was posted: sent with the right password, the act itself goes on.
import { passwordLength } from "#app/values/limits.ts";
import { confirmPassword, isConfirmed } from "./confirmed.server.ts";
import { tooManyMessage } from "./sign-in.server.ts";
import { type Customer, requireAdmin } from "./visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { isPasswordField } from "#app/values/text.ts";
import { type Challenge, passwordField, usernameField } from "./challenge.ts";

/** Leaves the request's body to be read. */
export async function requireConfirmedAdmin(
  request: Request,
  context: RequestContext,
): Promise<Customer> {
  const [admin, isKnown] = await Promise.all([
    requireAdmin(request, context),
    isConfirmed(context),
  ]);
  if (isKnown) return admin;
  const posted = await readForm(request.clone() as Request);
  const password = posted[passwordField];
  const ask = (error: string | null, init: ResponseInit) =>
    Response.json(challengeOf(request, admin, { posted, error, at: context.now }), init);
  if (password === undefined) throw ask(null, { status: 403 });
  if (password === "" || password.length > passwordLength.most)
    throw ask("Please enter your password.", { status: 400 });
  const checked = await confirmPassword(context, admin, password);
  if (checked.ok) return admin;
  if (checked.reason === "wrong") throw ask("This is not your password.", { status: 400 });
  throw ask(tooManyMessage(checked.waitSeconds), {
    status: 429,
    headers: { "Retry-After": String(checked.waitSeconds) },
  });
}

type Answered = { posted: Record<string, string>; error: string | null; at: number };

function challengeOf(
  { url }: Request,
  { phone }: Customer,
  { posted, error, at }: Answered,
): Challenge {
  const { pathname, search } = new URL(url);
  const fields = Object.entries(posted).filter(
    ([name]) => name !== usernameField && !isPasswordField(name),
  );
  return {
    kind: "confirm",
    action: pathname + search,
    fields: Object.fromEntries(fields),
    phone,
    error,
    at,
  };
}
