// What is saved is what was planned against the packs as they are now; the same save sent twice is
// written once.
import { eq } from "drizzle-orm";
import { priceSaves } from "#db/schema/prices.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { getPacksToPrice } from "./list-packs.server.ts";
import type { Problems } from "./pack-to-price.ts";
import { type PlannedChange, planChanges } from "./plan-changes.ts";
import type { PriceEntry } from "./prices.schema.ts";
import { writeSave } from "./write-save.server.ts";
import { words } from "./words.ts";

export type SaveRequest = { saveId: string | null; entries: PriceEntry[] };
export type SaveOutcome = { ok: true; count: number } | { ok: false; problems: Problems };

const mostTries = 3;

export async function savePrices(
  context: RequestContext,
  admin: Customer,
  { saveId, entries }: SaveRequest,
): Promise<SaveOutcome> {
  const id = saveId ?? newId();
  const ids = entries.map((entry) => entry.financialId);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const [packs, [known]] = await Promise.all([
      getPacksToPrice(context, ids),
      getSave(context, id),
    ]);
    if (known) return { ok: true, count: known.count };
    const { changes, problems } = planChanges(entries, packs);
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    if (changes.length === 0) return { ok: true, count: 0 };
    if (await writeSave(context, admin, { id, undoes: null, changes: changes.map(priceChangeOf) }))
      return { ok: true, count: changes.length };
  }
  return {
    ok: false,
    problems: Object.fromEntries(ids.map((financialId) => [financialId, { price: words.busy }])),
  };
}

function getSave(context: RequestContext, id: string) {
  return context.read(
    context.db
      .select({ count: priceSaves.changeCount })
      .from(priceSaves)
      .where(eq(priceSaves.id, id)),
  );
}

function priceChangeOf({ pack, wanted }: PlannedChange) {
  return {
    financialId: pack.financialId,
    productId: pack.productId,
    before: pack,
    next: wanted,
    stockChange: wanted.countInStock - pack.countInStock,
  };
}
