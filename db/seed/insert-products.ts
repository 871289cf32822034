import { nearForms, wordsOf } from "#app/features/catalogue/search/search-words.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import type { SeedProduct } from "./catalogue.ts";
import { insertRows } from "./insert-rows.ts";

/** Pictures are named by the catalogue; `addresses` says where each of them is. */
export function productStatements(
  d1: D1Database,
  catalogue: SeedProduct[],
  addresses: Map<string, string>,
): D1PreparedStatement[] {
  const products = catalogue.map((product) => ({
    ...product,
    id: newCatalogueId(),
    slug: slugOf(product.name),
    categoryId: slugOf(product.category),
  }));
  const details = products.flatMap((product) =>
    product.details.map((detail) => ({
      ...detail,
      id: newCatalogueId(),
      productId: product.id,
      categoryId: product.categoryId,
      image: addresses.get(detail.picture) ?? "",
    })),
  );
  const packs = details.flatMap((detail) =>
    detail.packs.map((pack) => ({ ...pack, id: newCatalogueId(), detailId: detail.id })),
  );
  const words = new Set(
    products.flatMap((p) =>
      wordsOf(
        `${p.name} ${p.category} ${p.alsoKnownAs} ${p.details.map((d) => d.brand).join(" ")}`,
      ),
    ),
  );
  const forms = [...words].flatMap((word) => nearForms(word).map((form) => ({ form, word })));
  return [
    ...insertRows(
      d1,
      `INSERT INTO products (id, name, slug, category_id, also_known_as, created_at)
      SELECT value->>'id', value->>'name', value->>'slug', value->>'categoryId', value->>'alsoKnownAs', unixepoch() * 1000 FROM json_each(?)`,
      products,
    ),
    ...insertRows(
      d1,
      `INSERT INTO details (id, product_id, category_id, brand)
      SELECT value->>'id', value->>'productId', value->>'categoryId', value->>'brand' FROM json_each(?)`,
      details,
    ),
    ...insertRows(
      d1,
      `INSERT INTO pictures (detail_id, position, image)
      SELECT value->>'id', 0, value->>'image' FROM json_each(?) WHERE value->>'image' <> ''`,
      details,
    ),
    ...insertRows(
      d1,
      `INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock)
      SELECT value->>'id', value->>'detailId', value->>'quantityMilli', value->>'units', value->>'pricePaise', value->>'discountBasisPoints', value->>'countInStock' FROM json_each(?)`,
      packs,
    ),
    ...insertRows(
      d1,
      "INSERT INTO search_words (form, word) SELECT value->>'form', value->>'word' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
      forms,
    ),
  ];
}
