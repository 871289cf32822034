import { expect, test } from "vitest";
import { maxCartItems, parseClientCart, parseProductUpdate, parsePublication } from "./messages.ts";

const item = { productId: "p1", brandId: "d1", financialId: "f1" };
const financial = {
  _id: "f1",
  quantity: 5,
  units: "kg",
  price: 320,
  dprice: 288.5,
  Discount: 10,
  countInStock: 7,
};

function update(financials: unknown[]): string {
  const details = [{ _id: "d1", brand: "Aashirvaad", financials }];
  return JSON.stringify({ type: "productUpdate", product: { _id: "p1", details } });
}

function cart(cartItems: unknown[]): string {
  return JSON.stringify({ type: "clientCart", cartItems });
}

test("a cart is read, and what it doesn't name is left out", () => {
  expect(parseClientCart(cart([{ ...item, name: "Atta" }]))).toEqual({
    type: "clientCart",
    cartItems: [item],
  });
});

test("a cart holds up to 200 lines", () => {
  expect(parseClientCart(cart(Array(maxCartItems).fill(item)))).not.toBeNull();
  expect(parseClientCart(cart(Array(maxCartItems + 1).fill(item)))).toBeNull();
});

test.each([
  "",
  "nonsense",
  "null",
  "[]",
  '{"type":"clientCart"}',
  cart([{ productId: 1 }]),
  cart(["p1"]),
])("%j is no cart", (text) => {
  expect(parseClientCart(text)).toBeNull();
});

test("a product update is read with its prices", () => {
  expect(parseProductUpdate(update([financial]))?.product.details[0]?.financials).toEqual([
    financial,
  ]);
});

test("a product that lost its packs is still an update", () => {
  expect(parseProductUpdate(update([]))).not.toBeNull();
});

test.each([
  { price: -1 },
  { dprice: "288" },
  { Discount: 101 },
  { countInStock: 1.5 },
  { _id: "" },
  { units: undefined },
])("an update with %j is refused", (wrong) => {
  expect(parseProductUpdate(update([{ ...financial, ...wrong }]))).toBeNull();
});

test("a number too large to be finite is refused", () => {
  expect(parseProductUpdate(update([financial]).replace("320", "1e999"))).toBeNull();
});

test("the shop publishes one product or many; a listener takes one at a time", () => {
  const single = parseProductUpdate(update([financial]));
  const many = JSON.stringify({
    type: "productUpdates",
    products: [single?.product, single?.product],
  });
  expect(parsePublication(update([financial]))).toEqual([single]);
  expect(parsePublication(many)).toEqual([single, single]);
  expect(parseProductUpdate(many)).toBeNull();
  expect(parsePublication(many.replaceAll("288.5", "-1"))).toBeNull();
  expect(parsePublication(cart([item]))).toBeNull();
});

test("one kind of message is never taken for the other", () => {
  expect(parseClientCart(update([financial]))).toBeNull();
  expect(parseProductUpdate(cart([item]))).toBeNull();
});
