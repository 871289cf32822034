import type { SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import {
  rememberNames,
  rememberWords,
} from "#app/features/catalogue/write/remember-words.server.ts";
import {
  insertDetails,
  insertPacks,
  insertProducts,
  putPictures,
} from "#app/features/catalogue/write/insert-rows.server.ts";
import { allCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { refreshSql } from "#db/refresh-sql.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import { brandPicture, type SeedProduct } from "./catalogue.ts";
import { sampleLabel } from "./labels.ts";

const dialect = new SQLiteSyncDialect();

/** `addresses` says where each of the catalogue's pictures is. */
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
      image: addresses.get(brandPicture(detail)) ?? "",
      label: sampleLabel(product, detail.brand),
    })),
  );
  const packs = details.flatMap((detail) =>
    detail.packs.map((pack) => ({ ...pack, id: newCatalogueId(), detailId: detail.id })),
  );
  const texts = products.flatMap(({ category, alsoKnownAs }) => [category, alsoKnownAs]);
  return [
    ...insertProducts(products, Date.now()),
    ...insertDetails(details),
    ...putPictures(details),
    ...insertPacks(packs),
    ...rememberNames(products.flatMap(({ name, nameHi }) => [name, nameHi])),
    ...rememberWords([...texts, ...details.map(({ brand }) => brand)]),
    ...refreshSql(allCards),
  ].map((statement) => prepare(d1, statement));
}

function prepare(d1: D1Database, statement: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(statement);
  return d1.prepare(sql).bind(...params);
}
