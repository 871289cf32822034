// Who has no account costs the shop a text message and somebody's time: as where codes are sent, a
// token of the bot check that comes must verify, and who brings none, which is who has no scripts,
// is held to a stricter limit.
import {
  botCheckField,
  isPerson,
  notAPersonMessage,
} from "#app/platform/adapters/bot-check.server.ts";
import {
  type Limit,
  addressSubject,
  takeAttempt,
  widerSubject,
} from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

const mostOfAddress = 20;
const mostUnchecked = 5;
/** Of a network, as many times what one address may. */
const timesOfNetwork = 10;
const windowMs = 24 * 60 * 60 * 1000;

type Refusal = { status: number; message: string; retryAfter?: number };

/** Null where the shop takes it. */
export async function refuseStranger(
  context: RequestContext,
  request: Request,
  { [botCheckField]: token = "" }: Record<string, string>,
): Promise<Refusal | null> {
  const isChecked = token !== "";
  if (isChecked && !(await isPerson(context, request, { token, action: "complaint" })))
    return { status: 400, message: notAPersonMessage() };
  const wait = await takeAttempt(context, limitsOf(context, isChecked));
  return wait === null ? null : { status: 429, message: words.tooManyHere, retryAfter: wait };
}

function limitsOf({ address }: RequestContext, isChecked: boolean): Limit[] {
  const subject = addressSubject(address);
  const network = widerSubject(address);
  const limits: Limit[] = [{ kind: "complaint", subject, most: mostOfAddress, windowMs }];
  if (!isChecked)
    limits.push({ kind: "complaint-unchecked", subject, most: mostUnchecked, windowMs });
  if (network !== null)
    limits.push({
      ...{ kind: "complaint-network", subject: network, windowMs },
      most: timesOfNetwork * mostOfAddress,
    });
  return limits;
}
