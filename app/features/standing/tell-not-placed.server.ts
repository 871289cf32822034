// Why a standing order was not placed is told: by web push where the customer has a device for it, else by text where one
// is set up.
import { eq } from "drizzle-orm";
import { standingPath } from "#app/addresses/side-paths.ts";
import { users } from "#db/schema/users.ts";
import { pushToDevices } from "#app/features/notices/devices/push-to-devices.server.ts";
import { sendFilled, storedText } from "#app/platform/adapters/sms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import { chosenOf } from "#app/values/language.ts";
import type { StandingOutcome } from "#app/values/standing.ts";
import { words } from "./words.ts";

type NotPlaced = {
  id: string;
  phone: string;
  language: string | null;
  day: string;
  outcome: StandingOutcome;
};

/** Until the day is there. */
const lifetimeSeconds = 12 * 60 * 60;

/** `VAR1` is the day, `VAR2` why. */
export async function tellNotPlaced(
  context: RequestContext,
  { id, phone, language: chosen, day, outcome }: NotPlaced,
): Promise<void> {
  const dayName = () => formatDate(startOfIndianDay(day));
  const isPushed = await pushToDevices(context, eq(users.id, id), () => ({
    ...{ title: words.notPlaced(dayName()), body: words.outcomes[outcome] },
    ...{ tag: day, to: standingPath, lifetimeSeconds },
  }));
  if (isPushed) return;
  const { flowId, language } = storedText(
    context.config,
    "MSG91_STANDING_FLOW_ID",
    chosenOf(chosen),
  );
  if (!flowId) return;
  const values = inLanguage(language, () => ({
    VAR1: dayName(),
    VAR2: words.outcomes[outcome],
  }));
  await sendFilled(context, phone, { flowId, values });
}
