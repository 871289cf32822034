// The profile's form. A new password wants the old one where that was given too long ago: it is
// asked for in place, and all that was typed but passwords comes back.
import { data } from "@remix-run/cloudflare";
import {
  confirmFirst,
  confirmPassword,
  isConfirmed,
  isUnconfirmed,
} from "#app/features/session/confirmed.server.ts";
import { tooManyMessage } from "#app/features/session/sign-in.server.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type FormFailure, formFailure, parseForm } from "#app/platform/forms.server.ts";
import { ProfileSchema, type ProfileUpdate } from "./profile.schema.ts";
import { updateProfile } from "./update-profile.server.ts";
import { words } from "./refusals.words.ts";

type How = { status: number; waitSeconds?: number };
type Refused = { ok: false; failure: FormFailure } & How;

export async function saveProfile(
  request: Request,
  context: RequestContext,
  customer: Customer,
): Promise<{ ok: true } | Refused> {
  const form = await parseForm(request, ProfileSchema);
  if (!form.ok) return { ok: false, failure: form, status: 400 };
  const { confirmPassword: _, currentPassword: _typed, ...change } = form.value;
  const refuse = (errors: Record<string, string>, how: How): Refused => ({
    ok: false,
    failure: formFailure(form.value, errors),
    ...how,
  });
  const wrong = await confirmTyped(context, customer, form.value);
  if (wrong) return refuse({ currentPassword: wrong.message }, wrong.how);
  try {
    const updated = await updateProfile(context, customer, change);
    if (updated.ok) return updated;
    const { waitSeconds } = updated;
    return refuse({ form: words.tooManyChanges }, { status: 429, waitSeconds });
  } catch (thrown) {
    if (!isUnconfirmed(thrown)) throw thrown;
    return refuse({ currentPassword: confirmFirst() }, { status: 403 });
  }
}

export function refuseProfile({ failure, status, waitSeconds }: Refused) {
  return data(failure, {
    status,
    headers: waitSeconds === undefined ? {} : { "Retry-After": String(waitSeconds) },
  });
}

type Wrong = { message: string; how: How };

/** Null where nothing has to be confirmed, or now is. */
async function confirmTyped(
  context: RequestContext,
  customer: Customer,
  { password, currentPassword }: ProfileUpdate,
): Promise<Wrong | null> {
  if (!password || !currentPassword || (await isConfirmed(context))) return null;
  const checked = await confirmPassword(context, customer, currentPassword);
  if (checked.ok) return null;
  if (checked.reason === "wrong") return { message: words.notYourPassword, how: { status: 400 } };
  const { waitSeconds } = checked;
  return { message: tooManyMessage(waitSeconds), how: { status: 429, waitSeconds } };
}
