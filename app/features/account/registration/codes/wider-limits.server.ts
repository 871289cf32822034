// Who has many addresses still has one network, and whatever anybody does, the shop sends no more
// codes than its owner pays for.
import { getShopLimits } from "#app/features/shop/limits/shop-limits.server.ts";
import { type Limit, widerSubject } from "#app/platform/attempts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const hourMs = 60 * 60_000;
/** Of what an address may. */
const times = 10;

/** Beside those of the phone and of the address. */
export async function widerLimits(
  context: RequestContext,
  { ofAddress }: { ofAddress: Limit[] },
): Promise<{ shop: Limit; network: Limit[] }> {
  const { codesAnHour } = await getShopLimits(context);
  const subject = widerSubject(context.address);
  return {
    shop: {
      kind: "code-shop",
      subject: "",
      most: codesAnHour,
      windowMs: hourMs,
      alarm: "alarm-code-cap",
    },
    network:
      subject === null
        ? []
        : ofAddress.map((limit) => ({ ...limit, subject, most: limit.most * times })),
  };
}
