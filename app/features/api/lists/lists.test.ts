import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

test("a list is answered line by line, with what is plainly meant picked", async () => {
  const pack = await shop.addPack({ quantity: 5 }, "Chakki Atta");
  const place = {
    productId: pack.productId,
    brandId: pack.detailId,
    financialId: pack.financialId,
  };
  const { status, body } = await shop.post("/api/lists", {
    text: "namaste\n10 kg atta\nparle g 5 wala 4",
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    lines: [
      {
        text: "10 kg atta",
        name: "atta",
        quantity: 10_000,
        units: "g",
        packs: null,
        price: null,
        picked: { ...place, qty: 2 },
        choices: [
          {
            ...place,
            qty: 2,
            name: "Chakki Atta",
            brand: "Aashirvaad",
            packQuantity: 5,
            packUnits: "kg",
            dprice: 250,
          },
        ],
      },
      {
        text: "parle g 5 wala 4",
        name: "parle g",
        quantity: null,
        units: null,
        packs: 4,
        price: 5,
        picked: null,
        choices: [],
      },
    ],
  });
});

test("what is no list is refused, and nothing a client sends breaks it", async () => {
  for (const text of ["", "  ", "a".repeat(4001), "atta\n".repeat(41), undefined, 7])
    expect((await shop.post("/api/lists", { text })).status).toBe(400);
  for (const text of [
    '"',
    "*",
    "NEAR(",
    "क्",
    "\u202e2 kg",
    "atta ".repeat(700),
    "1 a ".repeat(900),
  ])
    expect((await shop.post("/api/lists", { text })).status).toBe(200);
});
