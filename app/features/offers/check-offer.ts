import { maxQty } from "#app/values/limits.ts";
import type { StoredOffer } from "./list-offers.server.ts";
import { words } from "./refusals.words.ts";

export type OfferFields = Omit<StoredOffer, "id" | "version" | "createdAt">;
export type WrongOfferField = { field: string; message: string };

/** What of an offer does not go together; null where all of it does. */
export function checkOffer(offer: OfferFields): WrongOfferField | null {
  const { fromDay, untilDay } = offer;
  const wrong = offer.kind === "pack" ? wrongPacks(offer) : wrongOnCart(offer);
  if (wrong) return wrong;
  return fromDay !== null && untilDay !== null && untilDay < fromDay
    ? { field: "until", message: words.backwards }
    : null;
}

function wrongPacks({ financialId, buy, free }: OfferFields): WrongOfferField | null {
  if (financialId === null) return { field: "financialId", message: words.choosePack };
  const message = words.packs(maxQty);
  if (buy === null) return { field: "buy", message };
  if (free === null || buy + free > maxQty) return { field: "free", message };
  return null;
}

function wrongOnCart(offer: OfferFields): WrongOfferField | null {
  const { kind, code, percent, amountPaise, atMostPaise } = offer;
  if (kind === "code" && code === null) return { field: "code", message: words.code };
  if ((percent === null) === (amountPaise === null))
    return { field: percent === null ? "percent" : "amount", message: words.percentOrAmount };
  return atMostPaise !== null && percent === null
    ? { field: "atMost", message: words.onlyPercent }
    : null;
}
