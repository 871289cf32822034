import { getTillPacks } from "#app/features/admin/sell/till-packs.server.ts";
import { findForTill } from "#app/features/admin/sell/find-for-till.server.ts";
import { getOffer, listOffers } from "#app/features/offers/list-offers.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.server.ts";
import { offerKinds } from "#app/features/offers/offer.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words as stock } from "#app/values/stock.words.ts";
import { newId } from "#app/values/identifier.ts";
import type { OfferFormProps } from "./offer-form.tsx";
import { offerValues } from "./offer-values.ts";

/** All offers, and the form that the address asks for. */
export async function loadOffers(request: Request, context: RequestContext) {
  const { searchParams } = new URL(request.url);
  const [listed, form] = await Promise.all([
    listOffers(context),
    formOf(context, (name) => searchParams.get(name) ?? ""),
  ]);
  const ids = listed.flatMap(({ financialId }) => financialId ?? []);
  const packs = new Map((await getTillPacks(context, ids)).map((pack) => [pack.financialId, pack]));
  const offers = listed.map((offer) => {
    const pack = packs.get(offer.financialId ?? "");
    const gone = offer.kind === "pack" ? stock.noLongerSold : null;
    const goods = pack ? `${cardTitle(pack)}, ${formatPack(pack)}` : gone;
    return { ...offer, title: offerTitle(offer), goods };
  });
  return { offers, form };
}

type Form = Omit<OfferFormProps, "errors">;

async function formOf(
  context: RequestContext,
  param: (name: string) => string,
): Promise<Form | null> {
  const find = param("find");
  const offer = param("offer") ? await getOffer(context, param("offer")) : null;
  if (offer) {
    const packs = offer.financialId ? await getTillPacks(context, [offer.financialId]) : [];
    return { id: offer.id, kind: offer.kind, values: offerValues(offer), packs, find };
  }
  const kind = offerKinds.find((one) => one === param("kind"));
  if (!kind) return null;
  return { id: null, kind, values: { key: newId() }, packs: await packsFor(context, find), find };
}

async function packsFor(context: RequestContext, find: string) {
  if (find.trim() === "") return [];
  const found = await findForTill(context, find);
  if (found.kind === "pack") return [found.pack];
  return "packs" in found ? found.packs : [];
}
