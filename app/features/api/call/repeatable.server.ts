// The same call under the same Idempotency-Key is made once, and answered the same.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { doOnce } from "#app/platform/once.server.ts";
import { type ApiAnswer, refuse } from "./call.ts";

type Made = { request: Request; context: RequestContext; customer: Customer; body: unknown };
type Make = (context: RequestContext) => Promise<ApiAnswer>;
/** `answerNow` answers a call whose own answer was lost on the way. */
type Command = { make: Make; answerNow: Make };

export const longestKey = 255;

const usedForAnother = refuse(409, "This Idempotency-Key was used for another body.");

export async function makeOnce(
  { request, context, customer, body }: Made,
  { make, answerNow }: Command,
): Promise<ApiAnswer> {
  const key = (request.headers.get("Idempotency-Key") ?? "").trim();
  if (!key) return make(context);
  if (key.length > longestKey)
    return refuse(400, `An Idempotency-Key has at most ${longestKey} characters.`);
  const { pathname: path } = new URL(request.url);
  return doOnce(
    context,
    { userId: customer.id, path, key, body },
    { make, answerNow, usedForAnother },
  );
}
