// The number of a complaint is texted, where a text for it is set up; nobody waits for it.
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "#app/values/words.ts";

/** Call it once the complaint is committed; `VAR1` is the number. In the language of who sends it. */
export function tellNumber(
  context: RequestContext,
  { phone }: { phone: string },
  number: string,
): void {
  const { flowId } = storedText(context.config, "MSG91_COMPLAINT_FLOW_ID", words.language);
  if (!flowId) return;
  context.waitUntil(sendFilled(context, phone, { flowId, values: { VAR1: number } }));
}
