// First what would change is shown and nothing is written; what is wrong stands beside its field.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { newId } from "#app/values/identifier.ts";
import { getPacksToPrice } from "#app/features/catalogue/prices/list-packs.server.ts";
import {
  type PackToPrice,
  type Problems,
  type TypedPack,
  typedOf,
} from "#app/features/catalogue/prices/pack-to-price.ts";
import { type PlannedChange, planChanges } from "#app/features/catalogue/prices/plan-changes.ts";
import { type SentPrices, parsePriceForm } from "#app/features/catalogue/prices/prices.schema.ts";
import { savePrices } from "#app/features/catalogue/prices/save-prices.server.ts";

/** The form again, with what was typed. `packs` are those that were changed. */
export type Editing = {
  kind: "editing";
  status: 200 | 400 | 409;
  typed: Record<string, TypedPack>;
  problems: Problems;
  packs: PackToPrice[];
};
export type Preview = { kind: "preview"; status: 200; saveId: string; changes: PlannedChange[] };
export type PriceOutcome = Editing | Preview;
export type Saved = { kind: "saved"; count: number };

export async function continueEditing(context: RequestContext, request: Request): Promise<Editing> {
  const form = await readPriceForm(request);
  return showAgain(context, { ...form, problems: {} }, 200);
}

export async function previewPrices(
  context: RequestContext,
  request: Request,
): Promise<PriceOutcome> {
  const form = await readPriceForm(request);
  const packs = await getPacksToPrice(context, Object.keys(form.typed));
  const { changes, problems } = planChanges(form.entries, packs);
  if (isAny(form.problems))
    return showAgain(context, { ...form, problems: { ...problems, ...form.problems } }, 400);
  if (isAny(problems)) return showAgain(context, { ...form, problems }, 409);
  return { kind: "preview", status: 200, saveId: newId(), changes };
}

export async function savePriceForm(
  context: RequestContext,
  admin: Customer,
  request: Request,
): Promise<Editing | Saved> {
  const form = await readPriceForm(request);
  if (isAny(form.problems)) return showAgain(context, form, 400);
  const outcome = await savePrices(context, admin, form);
  return outcome.ok
    ? { kind: "saved", count: outcome.count }
    : showAgain(context, { ...form, problems: outcome.problems }, 409);
}

async function readPriceForm(request: Request): Promise<SentPrices> {
  return parsePriceForm(await readForm(request));
}

/** A price or discount that was overtaken shows what it is now, so that typing over it is meant; so does stock that ran short. */
async function showAgain(
  context: RequestContext,
  { typed, problems, entries }: SentPrices,
  status: Editing["status"],
): Promise<Editing> {
  const packs = await getPacksToPrice(context, Object.keys(typed));
  const wasOf = new Map(entries.map((entry) => [entry.financialId, entry.was]));
  const rebased = packs.flatMap((pack) => {
    const [was, wrong] = [wasOf.get(pack.financialId), problems[pack.financialId]];
    if (!was || !wrong) return [];
    const countInStock = wrong.stock ? pack.countInStock : was.countInStock;
    return [
      [
        pack.financialId,
        { ...typed[pack.financialId], was: typedOf({ ...pack, countInStock }).was },
      ],
    ];
  });
  return {
    kind: "editing",
    status,
    typed: { ...typed, ...Object.fromEntries(rebased) },
    problems,
    packs,
  };
}

function isAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}
