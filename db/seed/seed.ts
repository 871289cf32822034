import { readFileSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { nearForms, wordsOf } from "#app/features/catalogue/search/search-words.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import { readCatalogue } from "./catalogue.ts";
import { seedUsers } from "./users.ts";

const pictureFolder = join(import.meta.dirname, "pictures", "encoded");

/** Fills an empty shop: categories, products, pictures and the three local users. A shop with products stays as it is. */
export async function seed({ DB, PICTURES }: Pick<Bindings, "DB" | "PICTURES">): Promise<boolean> {
  if (await DB.prepare("SELECT 1 FROM products LIMIT 1").first()) return false;
  const addresses = await storePictures(PICTURES);
  await DB.batch([...categoryStatements(DB, addresses), ...productStatements(DB, addresses)]);
  await seedUsers(DB);
  return true;
}

type Addresses = Map<string, string>;

/** Every picture's address carries a hash of its content, so that it may be kept for ever. */
async function storePictures(bucket: R2Bucket): Promise<Addresses> {
  const files = readdirSync(pictureFolder).sort();
  const slugs = [...new Set(files.map((file) => file.replace(/-\d+\.\w+$/, "")))];
  const addresses: Addresses = new Map();
  for (const slug of slugs) {
    const variants = files.filter((file) => file.replace(/-\d+\.\w+$/, "") === slug).map((file) => ({
      bytes: readFileSync(join(pictureFolder, file)), name: file.slice(slug.length + 1),
    }));
    const hash = createHash("sha256");
    for (const { bytes } of variants) hash.update(bytes);
    const key = `${hash.digest("hex").slice(0, 16)}-${slug}`;
    await Promise.all(variants.map(({ bytes, name }) =>
      bucket.put(`${key}/${name}`, Uint8Array.from(bytes).buffer, { httpMetadata: { contentType: `image/${name.split(".")[1]}` } })));
    addresses.set(slug, `/images/${key}`);
  }
  return addresses;
}

function categoryStatements(d1: D1Database, addresses: Addresses): D1PreparedStatement[] {
  return categoryNames.map((name, position) =>
    d1.prepare("INSERT INTO categories (id, name, position, image) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
      .bind(slugOf(name), name, position, addresses.get(`category-${slugOf(name)}`) ?? ""));
}

function productStatements(d1: D1Database, addresses: Addresses): D1PreparedStatement[] {
  const products = readCatalogue().map((product) => ({ ...product, id: newCatalogueId(), slug: slugOf(product.name), categoryId: slugOf(product.category) }));
  const details = products.flatMap((product) => product.details.map((detail) => ({
    ...detail, id: newCatalogueId(), productId: product.id, categoryId: product.categoryId, image: addresses.get(detail.picture) ?? "",
  })));
  const packs = details.flatMap((detail) => detail.packs.map((pack) => ({ ...pack, id: newCatalogueId(), detailId: detail.id })));
  const words = new Set(products.flatMap((p) => wordsOf(`${p.name} ${p.category} ${p.alsoKnownAs} ${p.details.map((d) => d.brand).join(" ")}`)));
  const forms = [...words].flatMap((word) => nearForms(word).map((form) => ({ form, word })));
  const insert = (sql: string, rows: object[]) => chunks(rows, 500).map((part) => d1.prepare(sql).bind(JSON.stringify(part)));
  return [
    ...insert(`INSERT INTO products (id, name, slug, category_id, also_known_as, created_at)
      SELECT value->>'id', value->>'name', value->>'slug', value->>'categoryId', value->>'alsoKnownAs', unixepoch() * 1000 FROM json_each(?)`, products),
    ...insert(`INSERT INTO details (id, product_id, category_id, brand)
      SELECT value->>'id', value->>'productId', value->>'categoryId', value->>'brand' FROM json_each(?)`, details),
    ...insert(`INSERT INTO pictures (detail_id, position, image)
      SELECT value->>'id', 0, value->>'image' FROM json_each(?) WHERE value->>'image' <> ''`, details),
    ...insert(`INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock)
      SELECT value->>'id', value->>'detailId', value->>'quantityMilli', value->>'units', value->>'pricePaise', value->>'discountBasisPoints', value->>'countInStock' FROM json_each(?)`, packs),
    ...insert("INSERT INTO search_words (form, word) SELECT value->>'form', value->>'word' FROM json_each(?)", forms),
  ];
}

function chunks<T>(rows: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { openBindings } = await import("#scripts/bindings.ts");
  const { bindings, close } = await openBindings();
  console.log(await seed(bindings) ? "Seeded" : "Already seeded");
  await close();
}
