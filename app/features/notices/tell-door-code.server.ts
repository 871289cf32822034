// The code for the door is texted when the order is on its way, where a text for it is set up; nobody waits for it.
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { chosenOf } from "#app/values/language.ts";

type Told = { phone: string; short: string; language: string | null; doorCode: string | null };

/** `VAR1` is the order's short name, `VAR2` the code. */
export function tellDoorCode(
  context: RequestContext,
  { phone, short, language, doorCode }: Told,
): void {
  const { flowId } = storedText(context.config, "MSG91_DOOR_CODE_FLOW_ID", chosenOf(language));
  if (!flowId || doorCode === null) return;
  const values = { VAR1: short, VAR2: doorCode };
  context.waitUntil(sendFilled(context, phone, { flowId, values }));
}
