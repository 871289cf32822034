// Facts of a page as search engines read them (schema.org). The framework writes them escaped into
// the page's head.
import { categoryPath, homePath, productPath } from "#app/addresses/paths.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";

const of = (type: string, facts: object) => ({ "@type": type, ...facts });
const page = (...graph: object[]) => ({
  "script:ld+json": { "@context": "https://schema.org", "@graph": graph },
});

/**
 * What stands there in the browser, which no search engine reads again: hydration leaves a script's
 * text alone.
 */
const asItCame = page();

type ShownProduct = {
  card: Card;
  category: string;
  isUnlisted: true | undefined;
  ratingSum: number;
  reviewCount: number;
  description: string;
};

/** The brand that shows, with an offer a pack, and the way to it. */
export function productData(origin: string, product: ShownProduct) {
  if (!import.meta.env.SSR) return asItCame;
  const { card, category, isUnlisted, ratingSum, reviewCount, description } = product;
  const url = `${origin}${productPath(card.slug)}?brand=${card.detailId}`;
  return page(
    of("Product", {
      name: cardTitle(card),
      description,
      category,
      sku: card.detailId,
      ...(card.image ? { image: new URL(card.image, origin).href } : {}),
      ...(card.brand ? { brand: of("Brand", { name: card.brand }) } : {}),
      ...(reviewCount > 0
        ? {
            aggregateRating: of("AggregateRating", {
              ratingValue: Number((ratingSum / reviewCount).toFixed(1)),
              reviewCount,
            }),
          }
        : {}),
      offers: card.packs.map((pack) => offerOf(pack, url)),
    }),
    breadcrumb(
      origin,
      ...(isUnlisted ? [] : [[category, categoryPath(card.category)] satisfies Place]),
      [cardTitle(card), ""],
    ),
  );
}

function offerOf(pack: Card["packs"][number], url: string) {
  return of("Offer", {
    name: formatPack(pack),
    sku: pack.financialId,
    url: `${url}&quantity=${pack.financialId}`,
    price: formatRupeesPlain(pack.dpricePaise),
    priceCurrency: "INR",
    ...(pack.dpricePaise < pack.pricePaise
      ? {
          priceSpecification: of("UnitPriceSpecification", {
            priceType: "https://schema.org/ListPrice",
            price: formatRupeesPlain(pack.pricePaise),
            priceCurrency: "INR",
          }),
        }
      : {}),
    availability: `https://schema.org/${pack.countInStock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  });
}

export function categoryData(origin: string, title: string) {
  if (!import.meta.env.SSR) return asItCame;
  return page(breadcrumb(origin, [title, ""]));
}

/** The page itself, the last one, needs no address. */
type Place = [name: string, path: string];

function breadcrumb(origin: string, ...places: Place[]) {
  return of("BreadcrumbList", {
    itemListElement: [["Kirana", homePath], ...places].map(([name, path], at) =>
      of("ListItem", { position: at + 1, name, ...(path ? { item: origin + path } : {}) }),
    ),
  });
}

export type ShopFacts = { name: string; address: string; contactPhone: string };

/** The shop itself, as far as it is configured. */
export function shopData(origin: string, shop: ShopFacts) {
  if (!import.meta.env.SSR) return asItCame;
  return page(
    of("GroceryStore", {
      name: shop.name || "Kirana",
      url: origin + homePath,
      ...(shop.address ? { address: shop.address } : {}),
      ...(shop.contactPhone ? { telephone: `+91${shop.contactPhone}` } : {}),
      currenciesAccepted: "INR",
      paymentAccepted: "Cash, UPI",
    }),
  );
}
