import { reckonOrder } from "#app/features/checkout/order/reckon-order.server.ts";
import { chargeOf, getDelivery, isServed } from "#app/features/delivery/get-delivery.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { StandingOutcome } from "#app/values/standing.ts";
import type { Standing } from "./standing.ts";
import { entriesOf, khataProblem, whereTo, windowFor } from "./what-it-takes.server.ts";

type Asked = {
  standing: Standing;
  customer: { id: string; name: string; phone: string };
  day: string;
};

/** The order of a day with what it costs, as it would be placed now; else why there is none. */
export async function reckonStanding(context: RequestContext, { standing, customer, day }: Asked) {
  const refused = (outcome: StandingOutcome) => ({ outcome });
  const entries = await entriesOf(context, standing);
  if (entries.length === 0) return refused("nothing");
  const address = await whereTo(context, customer.id, standing.addressId);
  if (!address) return refused("no-address");
  const { postalCode } = address;
  const delivery = await getDelivery(context, { postalCode });
  if (delivery && !isServed(delivery)) return refused("not-served");
  const window = windowFor(delivery, { day, slotFrom: standing.slotFrom, now: context.now });
  if ("outcome" in window) return window;
  const { slotId } = window;
  const { offerPaise } = await reckonOrder(context, customer, { entries });
  const goodsPaise = entries.reduce((sum, { qty, seenPaise }) => sum + qty * seenPaise, 0);
  const itemsPaise = goodsPaise - offerPaise;
  if (delivery?.area && itemsPaise < delivery.area.minimumPaise) return refused("too-small");
  const { shippingPaise } = chargeOf(delivery, { itemsPaise, slotId });
  const totalPaise = itemsPaise + shippingPaise;
  if (standing.mostPaise !== null && totalPaise > standing.mostPaise) return refused("too-dear");
  const owing = standing.isOnKhata ? await khataProblem(context, customer.id, totalPaise) : null;
  if (owing) return refused(owing);
  return { entries, address, slotId, shippingPaise, offerPaise, totalPaise };
}
