// Why a standing order was not placed is texted, where a text for it is set up.
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import { chosenOf } from "#app/values/language.ts";
import type { StandingOutcome } from "#app/values/standing.ts";
import { words } from "./words.ts";

type NotPlaced = { phone: string; language: string | null; day: string; outcome: StandingOutcome };

/** `VAR1` is the day, `VAR2` why. */
export async function tellNotPlaced(
  context: RequestContext,
  { phone, language: chosen, day, outcome }: NotPlaced,
): Promise<void> {
  const { flowId, language } = storedText(
    context.config,
    "MSG91_STANDING_FLOW_ID",
    chosenOf(chosen),
  );
  if (!flowId) return;
  const values = inLanguage(language, () => ({
    VAR1: formatDate(startOfIndianDay(day)),
    VAR2: words.outcomes[outcome],
  }));
  await sendFilled(context, phone, { flowId, values });
}
