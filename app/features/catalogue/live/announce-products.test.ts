import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isTooLarge, parseProductUpdate, parsePublication } from "#party/messages.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { expireOrders } from "#app/features/job/expire-orders.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { entriesOf } from "#tests/log-entries.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { announceProducts } from "./announce-products.server.ts";

let shop: TestShop;
let status = 204;
let isSilent = false;
const heard: { url?: string; authorization?: string; body: string }[] = [];
const room = createServer((request, response) => {
  let body = "";
  request
    .on("data", (part) => {
      body += part;
    })
    .on("end", () => {
      heard.push({ url: request.url!, authorization: request.headers.authorization!, body });
      if (!isSilent) response.writeHead(status).end();
    });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => room.listen(0, "127.0.0.1", resolve));
  shop = await openTestShop({
    PARTY_URL: `http://127.0.0.1:${(room.address() as AddressInfo).port}`,
    PARTY_SECRET: "hush",
  });
});
afterAll(async () => {
  room.closeAllConnections();
  room.close();
  await shop.close();
});

/** Waits for what the command handed to `waitUntil`. */
async function waited(
  tell: (context: RequestContext) => unknown,
  { address }: { address?: string } = {},
) {
  const { context } = await shop.ask("/");
  const later: Promise<unknown>[] = [];
  const config = { ...context.config, PARTY_URL: address ?? context.config.PARTY_URL };
  await tell({ ...context, config, waitUntil: (promise) => void later.push(promise) });
  expect(later).toHaveLength(1);
  await later[0];
}

const announce = (productId: string, room = {}) =>
  waited((context) => announceProducts(context, [productId]), room);

test("the room hears the product as it stands, in rupees, with the shop's secret", async () => {
  const [small, big] = await shop.addProduct({
    name: "atta",
    brands: {
      Aashirvaad: [
        { quantity: 1.5, pricePaise: 6050, discountBasisPoints: 1250, countInStock: 7 },
        { quantity: 5, pricePaise: 28_000 },
        { quantity: 10, pricePaise: 0 },
      ],
    },
  });
  await announce(small!.productId);
  expect(heard.at(-1)).toMatchObject({
    url: "/parties/catalogue/live",
    authorization: "Bearer hush",
  });
  expect(parseProductUpdate(heard.at(-1)!.body)?.product).toEqual({
    _id: small!.productId,
    details: [
      {
        _id: small!.detailId,
        brand: "Aashirvaad",
        financials: [
          {
            _id: small!.financialId,
            quantity: 1.5,
            units: "kg",
            price: 60.5,
            dprice: 52.94,
            Discount: 12.5,
            countInStock: 7,
          },
          {
            _id: big!.financialId,
            quantity: 5,
            units: "kg",
            price: 280,
            dprice: 280,
            Discount: 0,
            countInStock: 100,
          },
        ],
      },
    ],
  });
});

test("a pack that vanished is left out, a product that is gone has nothing", async () => {
  const [pack, other] = await shop.addProduct({
    name: "rice",
    brands: { Daawat: [{ quantity: 1 }, { quantity: 2 }] },
  });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?")
    .bind(pack!.financialId)
    .run();
  await announce(pack!.productId);
  expect(
    parseProductUpdate(heard.at(-1)!.body)?.product.details[0]?.financials.map(({ _id }) => _id),
  ).toEqual([other!.financialId]);
  await announce("zzzzzzzzzz");
  expect(parseProductUpdate(heard.at(-1)!.body)?.product).toEqual({
    _id: "zzzzzzzzzz",
    details: [],
  });
});

test("many products are one publication, and as many more as the room's limit makes of them", async () => {
  const packs = await Promise.all(
    ["jeera", "haldi", "mirch"].map((name) =>
      shop.addProduct({ name, brands: { [`${name} house`]: [{}] } }),
    ),
  );
  const ids = packs.map(([pack]) => pack!.productId);
  const before = heard.length;
  await waited((context) => announceProducts(context, [...ids, "zzzzzzzzzz"]));
  expect(
    heard
      .slice(before)
      .map(({ body }) =>
        parsePublication(body)?.map(({ product }) => [product._id, product.details[0]?.brand]),
      ),
  ).toEqual([
    [
      [ids[0], "jeera house"],
      [ids[1], "haldi house"],
      [ids[2], "mirch house"],
      ["zzzzzzzzzz", undefined],
    ],
  ]);
  const many = Array.from(
    { length: 3000 },
    (_, number) => `gone-${String(number).padStart(10, "0")}`,
  );
  await waited((context) => announceProducts(context, many));
  const parts = heard.slice(before + 1).map(({ body }) => body);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.filter(isTooLarge)).toEqual([]);
  expect(
    parts.flatMap((part) => parsePublication(part)!.map(({ product }) => product._id)),
  ).toEqual(many);
});

test("an order placed and an order given up tell the stock that is left", async () => {
  const [pack] = await shop.addProduct({ name: "ghee", brands: { Amul: [{ countInStock: 10 }] } });
  const customer = await shop.addCustomer();
  const stockHeard = () =>
    parseProductUpdate(heard.at(-1)!.body)?.product.details[0]?.financials[0]?.countInStock;
  await waited(async (context) => {
    const entries = [{ financialId: pack!.financialId, qty: 3, seenPaise: 10_000 }];
    const address = { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" };
    expect(
      await placeOrder(context, customer, {
        orderKey: "k",
        entries,
        address,
        paymentMethod: "Online",
      }),
    ).toMatchObject({ ok: true });
  });
  expect(stockHeard()).toBe(7);
  await waited((context) => expireOrders({ ...context, now: context.now + 3_600_000 }));
  expect(stockHeard()).toBe(10);
});

test("a dead, refusing or silent room fails nothing and is logged without its secret", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(announce("zzzzzzzzzz", { address: "http://127.0.0.1:9" })).resolves.toBeUndefined();
  status = 403;
  await expect(announce("zzzzzzzzzz")).resolves.toBeUndefined();
  isSilent = true;
  const patience = shortenPatience(3000);
  await expect(announce("zzzzzzzzzz")).resolves.toBeUndefined();
  expect(patience()).toBeLessThan(4000);
  expect(entriesOf(log).map(({ event }) => event)).toEqual([
    "room-not-told",
    "room-not-told",
    "room-not-told",
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toContain("hush");
  log.mockRestore();
});
