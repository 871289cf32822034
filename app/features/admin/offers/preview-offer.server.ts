// What customers will see of an offer, on a cart that it is good for.
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import type { OfferFields } from "#app/features/offers/check-offer.ts";
import { offerTitle } from "#app/features/offers/offer-title.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { Paise } from "#app/values/money.ts";
import { reckonOffers } from "#app/values/offers.ts";
import { formatPack } from "#app/values/quantity.ts";

const exampleGoods: Paise = 50_000;

export type OfferPreview = {
  title: string;
  /** "3 × Tata Salt, 1 kg"; null where any goods do. */
  goods: string | null;
  goodsPaise: Paise;
  offerPaise: Paise;
};

export async function previewOffer(
  context: RequestContext,
  fields: OfferFields,
): Promise<OfferPreview> {
  const { financialId, buy, free, smallestPaise } = fields;
  const [pack] = financialId === null ? [] : await getPacks(context, [financialId]);
  const line = pack
    ? { financialId: pack.financialId, qty: (buy ?? 0) + (free ?? 0), pricePaise: pack.dpricePaise }
    : { financialId: "", qty: 1, pricePaise: Math.max(exampleGoods, smallestPaise) };
  const title = offerTitle(fields);
  const { offerPaise } = reckonOffers([line], [{ ...fields, id: "", version: 0, title }]);
  return {
    title,
    goods: pack ? `${line.qty} × ${cardTitle(pack)}, ${formatPack(pack)}` : null,
    ...{ goodsPaise: line.qty * line.pricePaise, offerPaise },
  };
}
