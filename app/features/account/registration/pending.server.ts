// What a visitor carries from step to step, in a signed cookie that scripts can't read: the phone,
// and the token that is a proof only once the right code came with it.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newToken } from "#app/platform/digest.ts";
import { isPhone } from "#app/values/phone.ts";
import type { Purpose } from "./purpose.ts";

const PendingSchema = v.object({
  phone: v.pipe(v.string(), v.check(isPhone)),
  name: v.string(),
  token: v.string(),
  /** Until then the button for another code is locked, with scripts. */
  lockedUntil: v.number(),
});
export type Pending = v.InferOutput<typeof PendingSchema>;

export function readPending(context: RequestContext, purpose: Purpose): Pending | null {
  const result = v.safeParse(PendingSchema, context.cookies[purpose]);
  return result.success ? result.output : null;
}

/**
 * For the same phone the token stays: what it has proven is not lost by asking for another code.
 */
export function continuePending(
  context: RequestContext,
  purpose: Purpose,
  { phone, name }: Pick<Pending, "phone" | "name">,
): Pending {
  const known = readPending(context, purpose);
  const token = known?.phone === phone ? known.token : newToken();
  return { phone, name, token, lockedUntil: known?.lockedUntil ?? 0 };
}
