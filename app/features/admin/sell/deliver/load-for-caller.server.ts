import { findForTill } from "#app/features/admin/sell/find-for-till.server.ts";
import { heldOfFields } from "#app/features/admin/sell/load-till.server.ts";
import { getOftenSold, getTillLines } from "#app/features/admin/sell/till-packs.server.ts";
import { deliveryProblem, getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { windowLabel } from "#app/features/delivery/window.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { parsePhoneWithCountry } from "#app/values/phone.ts";
import { reckonForCaller } from "./place-for-caller.server.ts";

const nothingYet = { itemsPaise: 0, offerPaise: 0, shippingPaise: 0 };

/** The goods, and what they come to as far as it is known who called and where it goes. */
export async function loadForCaller(
  context: RequestContext,
  fields: URLSearchParams | FormData,
  { find = "", ...values }: Record<string, string>,
) {
  const held = heldOfFields(fields);
  const { postalCode = "", slotId: slot = "" } = values;
  const [lines, delivery, found, often] = await Promise.all([
    getTillLines(context, held.lines),
    getDelivery(context, { postalCode }),
    findForTill(context, find),
    getOftenSold(context),
  ]);
  const slotId = isId(slot) ? slot : undefined;
  const phone = parsePhoneWithCountry(values.phoneNo ?? "") ?? "";
  const receiver = { id: null, name: "", phone };
  const hasGoods = lines.length > 0;
  const { itemsPaise, ...sums } = hasGoods
    ? await reckonForCaller(context, { lines, delivery, receiver, slotId })
    : nothingYet;
  const windows = (delivery?.windows ?? [])
    .filter(({ left }) => left > 0)
    .map((window) => ({ id: window.id, name: windowLabel(window, context.now) }));
  const notThere =
    postalCode && hasGoods ? deliveryProblem(delivery, { itemsPaise, slotId }, context.now) : null;
  return {
    ...{ key: held.key, lines, windows, values, find, found, often },
    sums: { ...sums, totalPaise: itemsPaise + sums.shippingPaise, notThere },
  };
}
