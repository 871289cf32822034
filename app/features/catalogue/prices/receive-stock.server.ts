import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getPacksToPrice } from "./list-packs.server.ts";
import { savePrices } from "./save-prices.server.ts";
import { words } from "./words.ts";

/** `save` is the id of one sending: a second one of it adds nothing. */
export type Received = { save: string; pack: string; packs: number };

/** Packs that came are a save of prices that changes the stock alone: logged and taken back like any. */
export async function receiveStock(
  context: RequestContext,
  admin: Customer,
  { save, pack, packs }: Received,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const [was] = await getPacksToPrice(context, [pack]);
  if (!was) return { ok: false, message: words.packGone };
  const typed = { ...was, countInStock: was.countInStock + packs };
  const entries = [{ financialId: pack, was, typed }];
  const saved = await savePrices(context, admin, { saveId: save, entries });
  return saved.ok ? { ok: true } : { ok: false, message: words.busy };
}
