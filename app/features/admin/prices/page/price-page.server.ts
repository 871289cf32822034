// The page behind every address of the price form: the packs asked for, and the last save with its
// undo.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { findCategory } from "#app/features/catalogue/listing/listing.server.ts";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { listSaves } from "#app/features/catalogue/prices/list-saves.server.ts";
import { type PackQuery, listPacks } from "#app/features/catalogue/prices/list-packs.server.ts";

export async function loadPricePage({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">) {
  const query = readPackQuery(request);
  const [, page, { saves }] = await Promise.all([
    requireAdmin(request, context),
    listPacks(context, query),
    listSaves(context, null, 1),
  ]);
  return {
    ...query,
    packs: page.packs,
    next: page.after,
    lastSave: saves[0] ?? null,
    categoryNames,
  };
}

export type PricePageData = Awaited<ReturnType<typeof loadPricePage>>;

export function readPackQuery(request: Request): PackQuery {
  const { text, search } = readListAddress(request);
  return { text, category: findCategory(search.get("category") ?? ""), after: search.get("after") };
}
