import { safePath } from "#app/values/path.ts";
import {
  goodsPath,
  labelListPath,
  lowStockPath,
  newProductPath,
  productListPath as productList,
} from "#app/addresses/side-paths.ts";
import { editPath } from "#app/features/admin/products/prompt.ts";
import type { EditedDetail } from "./edited-detail.ts";

/** Whence a brand is edited. */
const lists = [productList, goodsPath, labelListPath, lowStockPath];

/**
 * Which pack the page begins with, where the form posts to, and the page of the list it leads back
 * to.
 */
export function editAddress(
  request: Request,
  detail: EditedDetail,
): { weight: string; action: string; back: string; isForLabel: boolean } {
  const search = new URL(request.url).searchParams;
  const wanted = search.get("weight");
  const path = safePath(search.get("back"), productList);
  const isOfList = lists.some((list) => path.split(/[/?]/, 3).join("/") === list);
  const back = isOfList ? path : productList;
  const weight =
    wanted === "" || detail.packs.some((pack) => pack.weight === wanted)
      ? (wanted ?? "")
      : detail.lastWeight;
  return {
    weight,
    back,
    isForLabel: path.startsWith(labelListPath),
    action: withBack(editPath(detail), back),
  };
}

/** The list that the page leads back to, where it is another than always. */
function withBack(path: string, back: string): string {
  return back === productList ? path : `${path}?${new URLSearchParams({ back })}`;
}

/** The next one is mostly of the same shelf. */
export const addAnotherPath = (category: string) =>
  category ? `${newProductPath}?${new URLSearchParams({ category })}` : newProductPath;
export const categoryToAddTo = (request: Request) =>
  new URL(request.url).searchParams.get("category") ?? "";
