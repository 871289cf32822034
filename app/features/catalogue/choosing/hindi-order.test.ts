import { expect, test, vi } from "vitest";
import { openTestShop } from "#tests/test-shop.ts";
import { getChosenCategory } from "./category-choice.server.ts";
import { parseChoice } from "./choice.ts";

vi.mock("#app/values/words.ts", () => import("#app/values/words.hi.ts"));

test("by name goods stand by their Hindi one, what has none by its English one", async () => {
  const shop = await openTestShop();
  const names = { Alpha: "मैदा", Beta: "आटा", Gamma: null };
  for (const [name, nameHi] of Object.entries(names)) {
    await shop.addProduct({ name, category: "Flours", brands: { Tata: [{ pricePaise: 100 }] } });
    await shop.bindings.DB.prepare("UPDATE products SET name_hi = ? WHERE name = ?")
      .bind(nameHi, name)
      .run();
  }
  const choice = parseChoice(new URLSearchParams("sort=name"));
  const { context } = await shop.ask("/");
  const { cards } = await getChosenCategory(context, "Flours", { choice, page: 1 });
  expect(cards.map(({ name }) => name)).toEqual(["Gamma", "Beta", "Alpha"]);
  await shop.close();
});
