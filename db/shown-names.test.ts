import { expect, test } from "vitest";
import { openTestShop } from "#tests/test-shop.ts";

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
  await shop.refreshCards();
  const inOrder = async (column: string) =>
    (
      await shop.bindings.DB.prepare(`SELECT name FROM cards ORDER BY ${column}`).all<{
        name: string;
      }>()
    ).results.map(({ name }) => name);
  expect(await inOrder("sort_name_hi")).toEqual(["Gamma", "Beta", "Alpha"]);
  expect(await inOrder("sort_name")).toEqual(["Alpha", "Beta", "Gamma"]);
  await shop.close();
});
