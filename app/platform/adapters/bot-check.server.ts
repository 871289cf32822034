// A token that comes must verify: single use, made on a page of this host for this action. No
// answer is no proof.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "#app/platform/words.ts";
import type { BotCheckAction, BotCheckSettings } from "./bot-check.tsx";
import { fetchJson } from "./fetch-json.server.ts";

export const botCheckField = "cf-turnstile-response";
export const notAPersonMessage = () => words.notAPerson;

const timeoutMs = 3000;
const maxTokenLength = 2048;

export async function isPerson(
  { config, address }: RequestContext,
  { url }: Request,
  { token, action }: { token: string; action: BotCheckAction },
): Promise<boolean> {
  if (token.length > maxTokenLength) return false;
  const asked = {
    secret: config.TURNSTILE_SECRET,
    response: token,
    ...(address ? { remoteip: address } : {}),
  };
  const answer = await fetchJson(
    config.TURNSTILE_VERIFY_URL,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    },
    timeoutMs,
  );
  const SuccessSchema = v.object({
    success: v.literal(true),
    hostname: v.literal(new URL(url).hostname),
    action: v.literal(action),
  });
  return v.safeParse(SuccessSchema, answer?.body).success;
}

export function botCheckOf({ config }: RequestContext, action: BotCheckAction): BotCheckSettings {
  return { scriptUrl: config.TURNSTILE_SCRIPT_URL, siteKey: config.TURNSTILE_SITEKEY, action };
}

/** What a page that shows the check allows beyond the common policy: the frame it runs in. */
export function botCheckPolicy({ config }: RequestContext): string {
  return `frame-src ${new URL(config.TURNSTILE_SCRIPT_URL).origin}`;
}
