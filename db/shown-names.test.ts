import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestShop } from "#tests/test-shop.ts";
import { sortName } from "./shown-names.ts";

test("by name goods stand by their Hindi one where they go by it, what has none by its English one", async () => {
  const shop = await openTestShop();
  for (const [name, nameHi] of [
    ["Alpha", "मैदा"],
    ["Beta", "आटा"],
    ["Gamma", null],
  ] as const) {
    await shop.addProduct({ name, category: "Flours", brands: { Tata: [{ pricePaise: 100 }] } });
    await shop.bindings.DB.prepare("UPDATE products SET name_hi = ? WHERE name = ?")
      .bind(nameHi, name)
      .run();
  }
  const { db } = (await shop.ask("/")).context;
  const inOrder = async (isHindi: boolean) =>
    (
      await db.all<{ name: string }>(
        sql`SELECT (SELECT name FROM products WHERE id = d.product_id) AS name
          FROM details AS d ORDER BY ${sortName(sql`d`, isHindi)}`,
      )
    ).map(({ name }) => name);
  expect(await inOrder(true)).toEqual(["Gamma", "Beta", "Alpha"]);
  expect(await inOrder(false)).toEqual(["Alpha", "Beta", "Gamma"]);
  await shop.close();
});
