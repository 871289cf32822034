import type { OfferFields } from "#app/features/offers/check-offer.ts";
import { typedRupees } from "#app/values/money.ts";

/** What a kept offer's form shows. */
export function offerValues(offer: OfferFields): Record<string, string> {
  const { kind, code, percent, buy, free, financialId, fromDay, untilDay } = offer;
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const rupees = (paise: number | null) => (paise === null ? "" : typedRupees(paise));
  return {
    ...{ kind, code: text(code), percent: text(percent), amount: rupees(offer.amountPaise) },
    ...{ atMost: rupees(offer.atMostPaise), smallest: rupees(offer.smallestPaise) },
    ...{ buy: text(buy), free: text(free), financialId: text(financialId) },
    ...{ from: text(fromDay), until: text(untilDay) },
    ...{ times: text(offer.times), timesEach: text(offer.timesEach) },
    firstOrderOnly: offer.firstOrderOnly ? "on" : "",
  };
}
