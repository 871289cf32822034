import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Bindings } from "#app/platform/bindings.ts";
import { readCatalogue } from "./catalogue.ts";
import { categoriesSql } from "./categories.ts";
import { productStatements } from "./insert-products.ts";
import { pictureAddresses, storePictures } from "./store-pictures.ts";
import { seedOwner, seedUsers } from "./users.ts";

/**
 * Fills an empty shop: categories, products, pictures and the three local users. A shop with
 * products stays as it is, and so does one that has none and an owner, who wants goods of their own.
 */
export async function seed({ DB, PICTURES }: Pick<Bindings, "DB" | "PICTURES">): Promise<boolean> {
  if (await DB.prepare(begunSql).first()) return false;
  await storePictures(PICTURES);
  await seedRows(DB);
  return true;
}

const begunSql =
  "SELECT 1 FROM products UNION ALL SELECT 1 FROM users WHERE role = 'owner' LIMIT 1";

/** What every shop begins with, and its owner, without the sample goods. */
export async function seedWithoutGoods(d1: D1Database): Promise<void> {
  await d1.prepare(categoriesSql()).run();
  await seedOwner(d1);
}

/** All of it but the files of the pictures. */
export async function seedRows(d1: D1Database): Promise<void> {
  await d1.batch([
    d1.prepare(categoriesSql()),
    ...productStatements(d1, readCatalogue(), pictureAddresses()),
  ]);
  await seedUsers(d1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { openBindings } = await import("#scripts/bindings.ts");
  const { migrate } = await import("#db/migrate.ts");
  const { seedMany } = await import("./many/seed-many.ts");
  const { values } = parseArgs({
    options: {
      products: { type: "string", default: "0" },
      orders: { type: "string", default: "0" },
    },
  });
  const { bindings, close } = await openBindings();
  await migrate(bindings.DB);
  console.log((await seed(bindings)) ? "Seeded" : "Already seeded");
  const added = await seedMany(bindings, {
    products: Number(values.products),
    orders: Number(values.orders),
  });
  if (added.products + added.orders > 0)
    console.log(`Added ${added.products} products, ${added.orders} orders`);
  await close();
}
