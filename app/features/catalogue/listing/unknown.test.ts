import { expect, test } from "vitest";
import { openTestShop } from "#tests/test-shop.ts";
import { openWholeShop } from "#tests/whole-shop.ts";

test("an address that is no page leads to all products and to a person", async () => {
  const shop = await openTestShop();
  const { answer } = await openWholeShop({
    ...shop.bindings,
    MESSAGING_LINK: "https://wa.me/919876543211",
  });
  const page = await answer(new Request("http://localhost/no/such/page"));
  expect(page.status).toBe(404);
  const [, main = ""] = (await page.text()).split('<main id="main"');
  expect(main).toContain('href="/category/all"');
  expect(main).toMatch(/href="https:\/\/wa\.me\/919876543211"[^>]*>Ask on WhatsApp</);
  await shop.close();
});
