import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readListAddress } from "#app/features/admin/list-address.ts";
import {
  countShelves,
  goodsPerPage,
  goodsShelves,
  listGoods,
} from "#app/features/catalogue/whole/list-goods.server.ts";
import { parsePage } from "#app/features/catalogue/listing/listing.server.ts";
import { countLow, getLowStock } from "#app/features/catalogue/stock/list-low.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";

export type GoodsShown = Awaited<ReturnType<typeof loadGoods>>;

export async function loadGoods({ request, context }: LoaderFunctionArgs) {
  const { text, search } = readListAddress(request);
  const shelf = goodsShelves.find((one) => one === search.get("show")) ?? null;
  const after = search.get("after");
  const [, page, usual, counts, low] = await Promise.all([
    requireAdmin(request, context),
    listGoods(context, { text, shelf, after }),
    getLowStock(context),
    countShelves(context, text),
    text === "" ? countLow(context) : 0,
  ]);
  const isFirst = after === null;
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const at = {
    page: isFirst ? 1 : parsePage(search.get("page")),
    pages: Math.ceil((shelf ? counts[shelf] : all) / goodsPerPage),
  };
  return { ...page, at, usual, text, shelf, isFirst, shelves: goodsShelves, counts, all, low };
}
