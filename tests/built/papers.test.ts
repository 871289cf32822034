import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getDocuments } from "#app/features/billing/get-documents.server.ts";
import { answerPapers } from "#app/features/billing/paper/answer-papers.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { type BilledGoods, type BillingShop, openBillingShop } from "#tests/billing-shop.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BillingShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBillingShop(), sharedBrowser()]);
  await shop.setTax("regular", { is_rounded: 1 });
});
afterAll(() => shop?.close());

const names = [
  "Whole Wheat Atta (गेहूं का आटा)",
  "Neem Tulsi Soap (नीम तुलसी साबुन)",
  "Rich Creme Hair Colour Natural Black",
  "Kachi Ghani Mustard Oil (सरसों का तेल)",
  "Intimate Hygiene Wash",
];
const classes = ["atta", "soap", "hair-colour", "salt", "drinks"];
const goods = Array.from({ length: 15 }, (_, index): BilledGoods => ({
  name: `${names[index % 5]} ${index + 1}`,
  paise: 12_345 + index * 98_765,
  qty: 1 + (index % 9),
  taxClass: classes[index % 5] ?? null,
}));

async function paperOf(paper: string, orders: number): Promise<string> {
  const ids = [];
  for (let count = 0; count < orders; count += 1) {
    const { id } = await shop.addOrder({ goods });
    await packOrder(await shop.asAdmin(), id);
    await dispatchOrder(await shop.asAdmin(), id);
    ids.push(id);
  }
  const context = await shop.asAdmin();
  const request = new Request(`http://shop.test/order/x/print?paper=${paper}`);
  const answer = answerPapers(request, context, {
    documents: await getDocuments(context, ids),
    back: { to: "/", name: "Back" },
  });
  return answer.text();
}

const inPixels = (mm: number) => Math.round((mm * 96) / 25.4);

test.each([
  ["a4", 186, 1],
  ["80", 72, 1],
  ["58", 48, 1],
  ["80", 72, 2],
])(
  "on paper %s of %i mm nothing is cut off, no word is broken, and %i orders stand on as many pages",
  async (paper, width, orders) => {
    const page = await browser.newPage({ viewport: { width: inPixels(width), height: 1_000 } });
    await page.setContent(await paperOf(paper, orders));
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (const { index, 0: word } of node.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (Math.max(...tops) - Math.min(...tops) > 6) broken.push(word);
        }
      }
      const outside = [...document.querySelectorAll(".paper *")]
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map((part) => part.textContent);
      return { broken, outside, text: document.body.innerText };
    });
    expect(seen).toMatchObject({ broken: [], outside: [] });
    for (const name of names) expect(seen.text).toContain(name);
    expect(seen.text).toContain("Round off");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(orders);
    await page.close();
  },
);
