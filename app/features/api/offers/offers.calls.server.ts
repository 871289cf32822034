// The shop's offers, for its owner.
import {
  type ApiAnswer,
  answer,
  defineCall,
  refuse,
  refuseField,
} from "#app/features/api/call/call.ts";
import { makeOnce } from "#app/features/api/call/repeatable.server.ts";
import { Message } from "#app/features/api/call/shapes.schema.ts";
import { type ListedOffer, getOffer, listOffers } from "#app/features/offers/list-offers.server.ts";
import { offerTitle } from "#app/features/offers/offer-title.server.ts";
import { ChangedOfferSchema, NewOfferSchema } from "#app/features/offers/offer.schema.ts";
import {
  type SavedOffer,
  changeOffer,
  makeOffer,
  removeOffer,
} from "#app/features/offers/save-offer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { OfferJson, OffersJson } from "./offer-json.schema.ts";

const path = "/api/offers/{id}";
const params = { id: "0123456789abcde7" };
const noOffer = refuse(404, "There is no such offer.");

const listCall = defineCall({
  method: "GET",
  path: "/api/offers",
  auth: "admin",
  summary: "All offers, how often each was used and what it took off",
  answer: OffersJson,
  example: {},
  async handle({ context }) {
    const offers = await listOffers(context);
    return answer({ offers: offers.map(offerJson) });
  },
});

const makeCall = defineCall({
  method: "POST",
  path: "/api/offers",
  auth: "admin",
  isRepeatable: true,
  summary: "Make an offer: on a typed code, on the whole cart, or of packs of one kind",
  body: NewOfferSchema,
  answer: OfferJson,
  status: 201,
  refusals: [409],
  example: { body: { kind: "code", code: "DIWALI", percent: 10, atMost: 50, smallest: 300 } },
  handle(asked) {
    return makeOnce(asked, {
      make: async (context) => answerSaved(context, await makeOffer(context, asked.body), 201),
      async answerNow(context) {
        const [newest] = (await listOffers(context)).sort(
          (one, other) => other.createdAt - one.createdAt,
        );
        return newest ? answer(offerJson(newest), 201) : noOffer;
      },
    });
  },
});

const changeCall = defineCall({
  method: "PUT",
  path,
  auth: "admin",
  isRepeatable: true,
  summary:
    "Change an offer, or end it; what it gives stays once an order was placed with it, and what is left out always",
  body: ChangedOfferSchema,
  answer: OfferJson,
  refusals: [404, 409],
  example: { params, body: { isActive: false } },
  handle(asked) {
    const { id = "" } = asked.params;
    return makeOnce(asked, {
      make: async (context) => answerSaved(context, await changeOffer(context, id, asked.body)),
      answerNow: (context) => answerSaved(context, { ok: true, id }),
    });
  },
});

const removeCall = defineCall({
  method: "DELETE",
  path,
  auth: "admin",
  isRepeatable: true,
  summary: "Remove an offer that no order was placed with",
  answer: Message,
  refusals: [404, 409],
  example: { params },
  handle(asked) {
    const { id = "" } = asked.params;
    const gone = answer({ message: "Offer removed" });
    return makeOnce(asked, {
      async make(context) {
        const removed = await removeOffer(context, id);
        if (removed.ok) return gone;
        return removed.status === 404 ? noOffer : refuse(removed.status, removed.message);
      },
      answerNow: () => Promise.resolve(gone),
    });
  },
});

export const offerCalls = [listCall, makeCall, changeCall, removeCall];

async function answerSaved(
  context: RequestContext,
  saved: SavedOffer,
  status = 200,
): Promise<ApiAnswer> {
  if (!saved.ok) {
    if (saved.status === 404) return noOffer;
    return saved.field === undefined
      ? refuse(saved.status, saved.message)
      : refuseField(saved.status, saved.field, saved.message);
  }
  const offer = await getOffer(context, saved.id);
  return offer ? answer(offerJson(offer), status) : noOffer;
}

function offerJson(offer: ListedOffer) {
  const { id, kind, code, percent, financialId, buy, free, times, timesEach } = offer;
  const { fromDay, untilDay, firstOrderOnly, isActive, used, givenPaise } = offer;
  return {
    ...{ _id: id, kind, title: offerTitle(offer), code, percent },
    amount: maybeRupees(offer.amountPaise),
    atMost: maybeRupees(offer.atMostPaise),
    smallest: rupeesFromPaise(offer.smallestPaise),
    ...{ financialId, buy, free, from: fromDay, until: untilDay, times, timesEach },
    ...{ firstOrderOnly, isActive, used, given: rupeesFromPaise(givenPaise) },
  };
}

function maybeRupees(paise: number | null): number | null {
  return paise === null ? null : rupeesFromPaise(paise);
}
