import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";
import type { Bindings } from "#app/platform/bindings.ts";
import { readCatalogue } from "./catalogue.ts";
import { productStatements } from "./insert-products.ts";
import { storePictures } from "./store-pictures.ts";
import { seedUsers } from "./users.ts";

/** Fills an empty shop: categories, products, pictures and the three local users. A shop with products stays as it is. */
export async function seed({ DB, PICTURES }: Pick<Bindings, "DB" | "PICTURES">): Promise<boolean> {
  if (await DB.prepare("SELECT 1 FROM products LIMIT 1").first()) return false;
  const addresses = await storePictures(PICTURES);
  await DB.batch([...categoryStatements(DB, addresses), ...productStatements(DB, readCatalogue(), addresses)]);
  await seedUsers(DB);
  return true;
}

function categoryStatements(d1: D1Database, addresses: Map<string, string>): D1PreparedStatement[] {
  return categoryNames.map((name, position) =>
    d1.prepare("INSERT INTO categories (id, name, position, image) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING")
      .bind(slugOf(name), name, position, addresses.get(`category-${slugOf(name)}`) ?? ""));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { openBindings } = await import("#scripts/bindings.ts");
  const { migrate } = await import("#db/migrate.ts");
  const { seedMany } = await import("./many/seed-many.ts");
  const { values } = parseArgs({ options: { products: { type: "string", default: "0" }, orders: { type: "string", default: "0" } } });
  const { bindings, close } = await openBindings();
  await migrate(bindings.DB);
  console.log(await seed(bindings) ? "Seeded" : "Already seeded");
  const added = await seedMany(bindings, { products: Number(values.products), orders: Number(values.orders) });
  if (added.products + added.orders > 0) console.log(`Added ${added.products} products, ${added.orders} orders`);
  await close();
}
