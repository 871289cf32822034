// The page behind every address of the price form: the packs asked for, and the last save with its
// undo.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { slugOf } from "#app/values/text.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { listCategories } from "#app/features/catalogue/listing/category-order.server.ts";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { listSaves } from "#app/features/catalogue/prices/list-saves.server.ts";
import { getLowStock } from "#app/features/catalogue/stock/list-low.server.ts";
import { type PackQuery, listPacks } from "#app/features/catalogue/prices/list-packs.server.ts";

/** Later it is taken back from the history. */
const undoInReachMs = 24 * 60 * 60 * 1000;

export async function loadPricePage({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">) {
  const asked = readPackQuery(request);
  const [, page, { saves }, categories, usual] = await Promise.all([
    requireAdmin(request, context),
    listPacks(context, asked),
    listSaves(context, null, 1),
    listCategories(context),
    getLowStock(context),
  ]);
  const sold = categories.filter(({ hasGoods }) => hasGoods);
  const categoryNames = categories.map(({ name }) => name);
  return {
    ...asked,
    category: nameIn(categoryNames, asked.category),
    packs: page.packs,
    usual,
    next: page.after,
    lastSave: saves.find(({ createdAt }) => context.now - createdAt < undoInReachMs) ?? null,
    categoryNames: sold.map(({ name }) => name),
  };
}

/** As it is spelled; what it was called once stays as it was typed. */
function nameIn(names: string[], typed: string | null): string | null {
  return names.find((name) => typed !== null && slugOf(name) === slugOf(typed)) ?? typed;
}

export type PricePageData = Awaited<ReturnType<typeof loadPricePage>>;

export function readPackQuery(request: Request): PackQuery {
  const { text, search } = readListAddress(request);
  return { text, category: search.get("category") || null, after: search.get("after") };
}
