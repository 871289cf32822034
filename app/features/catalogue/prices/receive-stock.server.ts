import type { Customer } from "#app/features/session/visitor.server.ts";
import { cameField } from "#app/features/catalogue/stock/came.ts";
import type { Received } from "#app/features/catalogue/stock/low-stock.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import { getPacksToPrice } from "./list-packs.server.ts";
import { mostPacksSaved } from "./pack-to-price.ts";
import { savePrices } from "./save-prices.server.ts";
import { words } from "./words.ts";

/**
 * Packs that came are one save of prices that changes the stock alone: logged and taken back like
 * any. All are added or none.
 */
export async function receiveStock(
  context: RequestContext,
  admin: Customer,
  { save, came }: Received,
): Promise<{ ok: true } | { ok: false; errors: FieldErrors }> {
  if (came.length > mostPacksSaved)
    return { ok: false, errors: { form: words.tooMany(mostPacksSaved) } };
  const found = await getPacksToPrice(
    context,
    came.map(({ pack }) => pack),
  );
  const byId = new Map(found.map((pack) => [pack.financialId, pack]));
  const errors: FieldErrors = {};
  const entries = came.flatMap(({ pack, packs }) => {
    const was = byId.get(pack);
    if (!was) errors[cameField(pack)] = words.packGone;
    return was
      ? [{ financialId: pack, was, typed: { ...was, countInStock: was.countInStock + packs } }]
      : [];
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const saved = await savePrices(context, admin, { saveId: save, entries });
  return saved.ok ? { ok: true } : { ok: false, errors: { form: words.busy } };
}
