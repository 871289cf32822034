import { expect, test } from "vitest";
import { priceCart } from "#app/features/cart/cart-lines.ts";
import type { CartPack } from "#app/features/cart/cart.ts";
import { messagingLink, messagingText } from "./messaging.ts";

const atta: CartPack = {
  financialId: "a",
  detailId: "d",
  productId: "p",
  slug: "atta",
  name: "atta",
  brand: "Aashirvaad",
  category: "Flours",
  image: "",
  quantityMilli: 5000,
  units: "kg",
  pricePaise: 30_000,
  dpricePaise: 28_050,
  discountBasisPoints: 650,
  countInStock: 20,
};

test("the messaging link carries the cart as text, without what is no longer sold", () => {
  const entries = ["a", "gone"].map((financialId) => ({ financialId, qty: 2, seenPaise: 1 }));
  const cart = priceCart({ key: "k", entries }, [atta]);
  expect(messagingText(cart)).toBe("2 × Aashirvaad Atta 5 kg\nTotal ₹561.00");
  expect(messagingLink("https://wa.me/919876543210", cart)).toBe(
    "https://wa.me/919876543210?text=2%20%C3%97%20Aashirvaad%20Atta%205%20kg%0ATotal%20%E2%82%B9561.00",
  );
  expect([
    messagingLink("", cart),
    messagingLink("https://x.test", { lines: [], itemsPaise: 0 }),
  ]).toEqual([null, null]);
});
