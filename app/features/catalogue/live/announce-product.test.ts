import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseProductUpdate } from "#party/messages.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { announceProduct } from "./announce-product.server.ts";

let shop: TestShop;
let status = 204;
let isSilent = false;
const heard: { url?: string; authorization?: string; body: string }[] = [];
const room = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => { body += part; }).on("end", () => {
    heard.push({ url: request.url!, authorization: request.headers.authorization!, body });
    if (!isSilent) response.writeHead(status).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => room.listen(0, "127.0.0.1", resolve));
  shop = await openTestShop({ PARTY_URL: `http://127.0.0.1:${(room.address() as AddressInfo).port}`, PARTY_SECRET: "hush" });
});
afterAll(async () => {
  room.closeAllConnections();
  room.close();
  await shop.close();
});

/** What the command handed to `waitUntil`, to be waited for. */
async function announce(productId: string, { address }: { address?: string } = {}) {
  const { context } = await shop.ask("/");
  const waited: Promise<unknown>[] = [];
  const config = { ...context.config, PARTY_URL: address ?? context.config.PARTY_URL };
  announceProduct({ ...context, config, waitUntil: (promise) => void waited.push(promise) }, productId);
  expect(waited).toHaveLength(1);
  return waited[0]!;
}

test("the room hears the product as it stands, in rupees, with the shop's secret", async () => {
  const [small, big] = await shop.addProduct({ name: "atta", brands: { Aashirvaad: [
    { quantity: 1.5, pricePaise: 6050, discountBasisPoints: 1250, countInStock: 7 }, { quantity: 5, pricePaise: 28_000 }, { quantity: 10, pricePaise: 0 },
  ] } });
  await announce(small!.productId);
  expect(heard.at(-1)).toMatchObject({ url: "/parties/catalogue/live", authorization: "Bearer hush" });
  expect(parseProductUpdate(heard.at(-1)!.body)?.product).toEqual({ _id: small!.productId, details: [{ _id: small!.detailId, brand: "Aashirvaad", financials: [
    { _id: small!.financialId, quantity: 1.5, units: "kg", price: 60.5, dprice: 52.94, Discount: 12.5, countInStock: 7 },
    { _id: big!.financialId, quantity: 5, units: "kg", price: 280, dprice: 280, Discount: 0, countInStock: 100 },
  ] }] });
});

test("a pack that vanished is left out, a product that is gone has nothing", async () => {
  const [pack, other] = await shop.addProduct({ name: "rice", brands: { Daawat: [{ quantity: 1 }, { quantity: 2 }] } });
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(pack!.financialId).run();
  await announce(pack!.productId);
  expect(parseProductUpdate(heard.at(-1)!.body)?.product.details[0]?.financials.map(({ _id }) => _id)).toEqual([other!.financialId]);
  await announce("zzzzzzzzzz");
  expect(parseProductUpdate(heard.at(-1)!.body)?.product).toEqual({ _id: "zzzzzzzzzz", details: [] });
});

test("a dead, refusing or silent room fails nothing and is logged without its secret", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(announce("zzzzzzzzzz", { address: "http://127.0.0.1:9" })).resolves.toBeUndefined();
  status = 403;
  await expect(announce("zzzzzzzzzz")).resolves.toBeUndefined();
  isSilent = true;
  const start = Date.now();
  await expect(announce("zzzzzzzzzz")).resolves.toBeUndefined();
  expect(Date.now() - start).toBeLessThan(4000);
  expect(log.mock.calls.map(([entry]) => entry.event)).toEqual(["room-not-told", "room-not-told", "room-not-told"]);
  expect(JSON.stringify(log.mock.calls)).not.toContain("hush");
  log.mockRestore();
});
