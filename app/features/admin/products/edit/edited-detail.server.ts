// What the edit form shows of a detail: its packs but the empty ones, and which of them its fields
// are about.
import type { RequestContext } from "#app/platform/context.server.ts";
import { isEmptyPack } from "#app/features/catalogue/write/choose-pack.ts";
import { draftSlug } from "#app/features/catalogue/write/draft.ts";
import { typedRupees } from "#app/values/money.ts";
import { draftName } from "#app/values/draft.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import type { WholePack } from "#app/features/catalogue/whole/whole-products.server.ts";
import { type EditedDetail, type EditedPack, weightOf } from "./edited-detail.ts";

export async function getEditedDetail(
  context: RequestContext,
  idOrSlug: string,
  detailId: string,
): Promise<EditedDetail | null> {
  const product = await getProductAsAdmin(context, idOrSlug);
  const detail = product?.details.find(({ id }) => id === detailId);
  if (!product || !detail) return null;
  const packs = detail.financials.filter((pack) => !isEmptyPack(pack)).map(editedPack);
  const last = detail.financials.at(-1);
  const isUnnamed = product.name === draftName && product.slug === draftSlug(product.id);
  return {
    productId: product.id,
    slug: product.slug,
    detailId,
    name: isUnnamed ? "" : product.name,
    nameHi: product.nameHi ?? "",
    category: product.category,
    alsoKnownAs: product.alsoKnownAs,
    brand: detail.brand,
    image: detail.images[0] ?? "",
    ...detail.label,
    packs,
    lastWeight: last && !isEmptyPack(last) ? (packs.at(-1)?.weight ?? "") : "",
    isForSale: product.details.some(({ financials }) =>
      financials.some(({ pricePaise }) => pricePaise > 0),
    ),
  };
}

function editedPack(pack: WholePack, _: number, packs: WholePack[]): EditedPack {
  const { financialId, quantityMilli, units, countInStock, hiddenPaise = null } = pack;
  return {
    financialId,
    weight: weightOf(pack, packs),
    quantityMilli,
    units,
    price: typedRupees(pack.pricePaise),
    discount: String(pack.discountBasisPoints / 100),
    dprice: typedRupees(pack.dpricePaise),
    countInStock: String(countInStock),
    lowStockAt: String(pack.lowStockAt ?? ""),
    hiddenPaise: pack.pricePaise === 0 ? hiddenPaise : null,
  };
}
