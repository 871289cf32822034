// The answer tells nothing about who is a customer, nor whether the gateway failed: that only keeps
// the toast away.
import { data } from "@remix-run/cloudflare";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import {
  botCheckField,
  isPerson,
  notAPersonMessage,
} from "#app/platform/adapters/bot-check.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { sendCode } from "./codes/send-code.server.ts";
import { continuePending } from "./pending.server.ts";
import { type Purpose, stepAddress } from "./purpose.ts";
import { RegisterPhoneFormSchema, ResetPhoneFormSchema } from "./registration.schema.ts";
import { targetOf } from "./steps.server.ts";
import { words } from "./refusals.words.ts";

/** How long the button is locked after a code was sent. */
const lockMs: Record<Purpose, number> = { register: 300_000, reset: 0 };

export async function answerPhoneStep(
  { request, context }: { request: Request; context: RequestContext },
  purpose: Purpose,
) {
  const form = await parseForm(
    request,
    purpose === "register" ? RegisterPhoneFormSchema : ResetPhoneFormSchema,
  );
  if (!form.ok) return data(form, { status: 400 });
  const { phoneNo: phone, [botCheckField]: botToken } = form.value;
  const name = "name" in form.value ? form.value.name : "";
  const typed = { name, phoneNo: phone };
  if (botToken && !(await isPerson(context, request, { token: botToken, action: "otp" }))) {
    return data(formFailure(typed, { form: notAPersonMessage() }), { status: 400 });
  }
  const pending = continuePending(context, purpose, { phone, name });
  const asked = { isStrict: !botToken, token: pending.token };
  const sent = await sendCode(context, { phone, purpose }, asked);
  if (!sent.ok && sent.reason === "too-many") {
    const headers = new Headers({ "Retry-After": String(sent.waitSeconds) });
    headers.append("Set-Cookie", await context.cookies.serialize(purpose, pending));
    return data(formFailure(typed, { wait: waitMessage(sent.waitSeconds) }), {
      status: 429,
      headers,
    });
  }
  const lockedUntil = sent.ok ? context.now + lockMs[purpose] : 0;
  return redirectAfterPost(context, stepAddress(purpose, "code", targetOf(request)), {
    cookies: [await context.cookies.serialize(purpose, { ...pending, lockedUntil })],
    ...(sent.ok ? { toast: { kind: "success", message: words.codeSent } } : {}),
  });
}

function waitMessage(seconds: number): string {
  if (seconds <= 90) return words.waitSeconds(seconds);
  if (seconds <= 5400) return words.waitMinutes(Math.ceil(seconds / 60));
  return words.waitHours(Math.ceil(seconds / 3600));
}
