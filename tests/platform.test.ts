import { afterAll, beforeAll, expect, test } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { getCart, getCartSummary } from "#app/features/cart/get-cart.server.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("a signed-in visitor's cart is priced from the database", async () => {
  const [small, big] = await shop.addProduct({
    name: "Atta",
    brands: {
      Aashirvaad: [
        { quantity: 1, pricePaise: 6000 },
        { quantity: 5, pricePaise: 28000, discountBasisPoints: 1000 },
      ],
    },
  });
  const customer = await shop.addCustomer();
  const { context } = await shop.ask("/", {
    cookies: {
      session: await shop.signIn(customer.id),
      cart: [
        "0123456789abcdef",
        [
          [small!.financialId, 2, 1],
          [big!.financialId, 1, 1],
        ],
      ],
    },
  });
  const [visitor, cart, summary] = await Promise.all([
    getVisitor(context),
    getCart(context),
    getCartSummary(context),
  ]);
  expect(visitor?.name).toBe("Ravi");
  expect(cart.itemsPaise).toBe(12_000 + 25_200);
  expect(cart.lines[0]?.pack).toMatchObject({
    name: "Atta",
    brand: "Aashirvaad",
    category: "Flours",
    quantityMilli: 1000,
  });
  expect(summary).toEqual({
    lineCount: 2,
    totalPaise: 37_200,
    counts: { [small!.financialId]: 2, [big!.financialId]: 1 },
    prices: { [small!.financialId]: 6000, [big!.financialId]: 25_200 },
  });
});
