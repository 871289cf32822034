// Paise, basis points and thousandths stay inside: an API client reads rupees, percent and weights.
import type { getProductForSale } from "#app/features/catalogue/whole/get-product.server.ts";
import { formatIndianIso } from "#app/values/dates.ts";
import { knownLabel } from "#app/values/label.ts";
import { rupeesFromPaise } from "#app/values/money.ts";

type Product = NonNullable<Awaited<ReturnType<typeof getProductForSale>>>;
type Detail = Product["details"][number];
type Financial = Detail["financials"][number];

export function productJson({
  id,
  name,
  nameHi,
  slug,
  category,
  alsoKnownAs,
  ratingSum,
  reviewCount,
  reviews,
  details,
}: Product) {
  return {
    _id: id,
    name,
    ...(nameHi ? { nameHi } : {}),
    slug,
    category,
    ...(alsoKnownAs ? { alsoKnownAs } : {}),
    rating: reviewCount > 0 ? Math.round((ratingSum / reviewCount) * 100) / 100 : 0,
    numReviews: reviewCount,
    reviews: reviews.map(({ id: _id, createdAt, isBoughtHere, ...review }) => ({
      _id,
      ...review,
      createdAt: formatIndianIso(createdAt),
      isBoughtHere: isBoughtHere === 1,
    })),
    details: details.map(detailJson),
  };
}

export function detailJson({ id, brand, images, financials, label }: Detail) {
  return {
    _id: id,
    brand,
    ...knownLabel(label),
    images: images.map((image) => ({ image })),
    financials: financials.map(financialJson),
  };
}

export function financialJson(financial: Financial) {
  return {
    _id: financial.financialId,
    quantity: financial.quantityMilli / 1000,
    units: financial.units,
    ...pricesJson(financial),
    ...(typeof financial.lowStockAt === "number" ? { lowStockAt: financial.lowStockAt } : {}),
  };
}

export function pricesJson({
  pricePaise,
  dpricePaise,
  discountBasisPoints,
  countInStock,
}: Omit<Financial, "financialId" | "lowStockAt">) {
  return {
    price: rupeesFromPaise(pricePaise),
    dprice: rupeesFromPaise(dpricePaise),
    Discount: discountBasisPoints / 100,
    countInStock,
  };
}
