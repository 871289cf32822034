// How far the shop is on its first morning: each step by what is kept elsewhere already.
import { countGoods } from "#app/features/catalogue/samples/sample-goods.server.ts";
import { getTaxSettings, isTaxChosen } from "#app/features/billing/tax/tax-settings.server.ts";
import { listTrialPacks } from "#app/features/checkout/trial/list-trial-packs.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { hasDelivery } from "#app/features/delivery/has-delivery.server.ts";
import { getOwnFacts, getShopContact } from "#app/features/shop/facts/shop-facts.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Setup, firstTrial, missingOf, stepsOf } from "./setup.ts";

/** Without what its own page alone shows. */
export async function getProgress(context: RequestContext): Promise<Omit<Setup, "trial">> {
  const [own, contact, goods, delivery, tax, hasTax] = await Promise.all([
    getOwnFacts(context),
    getShopContact(context),
    countGoods(context),
    hasDelivery(context),
    getTaxSettings(context),
    isTaxChosen(context),
  ]);
  const facts = {
    name: contact.name,
    address: contact.address,
    phone: contact.contactPhone || contact.supportPhone,
    foodLicence: contact.foodLicence,
    officer: contact.grievanceOfficer,
  };
  const missing = missingOf(facts, goods);
  const steps = stepsOf({
    facts: typeof own.name === "string" && !missing.some((one) => one !== "goods"),
    logo: typeof own.logo === "string",
    goods: goods.ownInStock > 0 && goods.samples === 0,
    where: delivery.hasAreas,
    when: delivery.hasTimes,
    tax: hasTax,
    upi: tax.upiId !== "",
    trial: typeof own.triedAt === "number",
  });
  return {
    facts,
    logo: own.logo ?? null,
    goods,
    steps,
    missing,
    areSaved: typeof own.name === "string",
    isFinished: typeof own.setUpAt === "number" || steps.every(({ isDone }) => isDone),
  };
}

export async function getSetup(context: RequestContext): Promise<Setup> {
  const [progress, packs] = await Promise.all([getProgress(context), listTrialPacks(context)]);
  const [postalCode = ""] = /\b[1-9]\d{5}\b/.exec(progress.facts.address) ?? [];
  const delivery = postalCode ? await getDelivery(context, { postalCode }) : null;
  const first = firstTrial(packs, delivery?.area?.minimumPaise ?? 0);
  return { ...progress, trial: { packs, postalCode, first } };
}
