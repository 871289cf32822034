// Codes are short: who tries too many wrong ones has to wait.
import { addressSubject, giveBack, takeAttempt } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

const mostWrong = 20;
const windowMs = 10 * 60 * 1000;

/**
 * Of a person: an account, or an address without one. Answers what `check` found wrong with the
 * code, null where nothing is; or the seconds to wait, and that in words.
 */
export async function tryCode(
  context: RequestContext,
  userId: string | null,
  check: () => Promise<string | null>,
): Promise<{ problem: string | null } | { wait: number; message: string }> {
  const subject = userId ?? addressSubject(context.address);
  const limits = [{ kind: "offer-code", subject, most: mostWrong, windowMs }];
  const wait = await takeAttempt(context, limits);
  if (wait !== null) return { wait, message: words.tooMany };
  const problem = await check();
  if (problem === null) await giveBack(context, limits);
  return { problem };
}
