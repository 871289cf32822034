import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getProductForSale } from "#app/features/catalogue/whole/get-product.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { addReview } from "./add-review.server.ts";
import { AddReviewSchema } from "./review.schema.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = async () => (await shop.ask("/")).context;

test("a customer reviews a product once, a draft never, and the product shows it", async () => {
  await shop.addProduct({ name: "Honey", brands: { Dabur: [{}] } });
  await shop.addProduct({ name: "Draft Honey", brands: { Dabur: [{ pricePaise: 0 }] } });
  const customer = await shop.addCustomer({ name: "<b>Ravi</b>" });
  const review = async (product: string, rating: number) =>
    addReview(await ask(), customer, {
      product,
      ...v.parse(AddReviewSchema, { rating, comment: "'; DROP TABLE reviews;--" }),
    });
  expect(await review("honey", 4)).toMatchObject({ ok: true });
  expect(await review("honey", 1)).toMatchObject({ ok: false, status: 409 });
  expect(await review("draft-honey", 5)).toMatchObject({ ok: false, status: 404 });
  expect(await getProductForSale(await ask(), "honey")).toMatchObject({
    ratingSum: 4,
    reviewCount: 1,
    reviews: [{ name: "<b>Ravi</b>", rating: 4, comment: "'; DROP TABLE reviews;--" }],
  });
});

test.each([
  { rating: 0, comment: "x" },
  { rating: 6, comment: "x" },
  { rating: 4.5, comment: "x" },
  { rating: 5, comment: " " },
  { rating: 5, comment: "x".repeat(2001) },
  { rating: 5 },
])("%j is no review", (body) => {
  expect(v.safeParse(AddReviewSchema, body).issues?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Please/),
  ]);
});
