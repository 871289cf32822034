// What a command refuses until the password was given again is asked for with a form at the same
// address, with what was posted: sent with the right password, the act itself goes on.
import { passwordLength } from "#app/values/limits.ts";
import { confirmPassword, isConfirmed, isUnconfirmed } from "./confirmed.server.ts";
import { tooManyMessage } from "./sign-in.server.ts";
import { words } from "./words.ts";
import { type Customer, requireAdmin } from "./visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { isPasswordField } from "#app/values/text.ts";
import { type Challenge, passwordField, usernameField } from "./challenge.ts";

/**
 * An admin's form whose command may want the password again; `act` reads the request it is given.
 */
export async function askToConfirm<T>(
  request: Request,
  context: RequestContext,
  act: (request: Request) => Promise<T>,
): Promise<T> {
  await requireAdmin(request, context);
  try {
    return await act(request.clone() as Request);
  } catch (thrown) {
    if (!isUnconfirmed(thrown)) throw thrown;
    await requireConfirmedAdmin(request, context);
    return act(request);
  }
}

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
    throw ask(words.enterPassword, { status: 400 });
  const checked = await confirmPassword(context, admin, password);
  if (checked.ok) return admin;
  if (checked.reason === "wrong") throw ask(words.notYourPassword, { status: 400 });
  throw ask(tooManyMessage(checked.waitSeconds), {
    status: 429,
    headers: { "Retry-After": String(checked.waitSeconds) },
  });
}

/** The password that a page asked for before it was shown; any other form at its address is a 405. */
export async function answerChallenge(request: Request, context: RequestContext): Promise<void> {
  const posted = await readForm(request.clone() as Request);
  if (posted[passwordField] === undefined) throw new Response(null, { status: 405 });
  await requireConfirmedAdmin(request, context);
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
