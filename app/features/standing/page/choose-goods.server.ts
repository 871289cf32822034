// What a new standing order can be made of, and what its form has to say of the shop and the customer.
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { getBought } from "#app/features/catalogue/listing/bought.server.ts";
import { getSoldMost } from "#app/features/catalogue/ways-on/sold-most.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { listTemplates } from "#app/features/delivery/windows/templates.server.ts";
import { getSaved } from "#app/features/lists/saved/read-lists.server.ts";
import { getStandingMinutes } from "#app/features/standing/read-standing.server.ts";
import { whereTo } from "#app/features/standing/what-it-takes.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { clockSpan, clockTime } from "#app/values/indian-days.ts";
import { formatPaise } from "#app/values/money.ts";
import { clockText } from "#app/values/standing.ts";

/** With so many of the own, nothing is added of what others buy. */
const fewGoods = 6;

export type Making = Awaited<ReturnType<typeof getMaking>>;

/** Of a list, with as many packs as stand in it, and the cart; else of the cart as it is, and what there is. */
export async function getMaking(context: RequestContext, userId: string, from: string | null) {
  const [list, minutes, address, templates] = await Promise.all([
    from === null ? null : getSaved(context, { userId, id: from }),
    getStandingMinutes(context),
    whereTo(context, userId, null),
    listTemplates(context),
  ]);
  const { entries } = cartInCookie(context);
  const inCart = entries.map(({ financialId }) => financialId);
  const ids = list
    ? [...list.lines.map(({ financialId }) => financialId), ...inCart]
    : await likely(context, inCart);
  const packs = await getPacks(context, ids);
  const chosen = list?.lines ?? entries;
  const counts = chosen.map(({ financialId, qty }) => [financialId, qty] as const);
  const times = templates.map(({ fromMinute, toMinute, feePaise }) => {
    const fee = feePaise > 0 ? [formatPaise(feePaise)] : [];
    const text = [clockSpan(fromMinute, toMinute), ...fee].join(", ");
    return [clockText(fromMinute), { text, feePaise }] as const;
  });
  const delivery = address && (await getDelivery(context, { postalCode: address.postalCode }));
  return {
    formKey: newId(),
    listId: list?.id ?? null,
    goods: packs.toSorted(
      (one, other) => ids.indexOf(one.financialId) - ids.indexOf(other.financialId),
    ),
    counts: Object.fromEntries(counts) as Record<string, number>,
    placedAt: clockTime(minutes),
    address: address && `${address.street}, ${address.city} ${address.postalCode}`,
    area: delivery?.area ?? null,
    /** A time that begins twice is named by the first. */
    times: Object.entries(Object.fromEntries(times.toReversed()))
      .map(([from, time]) => ({ from, ...time }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  };
}

/** What lies in the cart, what is bought again and again, and where that is little, what the shop sells most. */
async function likely(context: RequestContext, inCart: string[]): Promise<string[]> {
  const bought = (await getBought(context))?.cards ?? [];
  const own = [...new Set([...inCart, ...bought.map(packOf)])];
  if (own.length >= fewGoods) return own;
  return [...new Set([...own, ...(await getSoldMost(context, bought)).map(packOf)])];
}

function packOf(card: Parameters<typeof readCard>[0]): string {
  const { wanted, packs } = readCard(card);
  return wanted ?? packs[0]?.financialId ?? "";
}
